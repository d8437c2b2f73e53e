import { Button, Modal, Text } from '@mantine/core'
import type { HasilMassal, Massal } from '@safar/shared/content/paket/massal'
import { massalRefused } from '@safar/shared/content/paket/massal-client'
import type { PaketRingkas } from '@safar/shared/content/paket/paket-schema'
import { DEFAULT_CURRENCY } from '@safar/shared/platform/format/rupiah'
import { ApiError } from '@safar/shared/platform/http/errors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../../platform/ui/use-focus-back.ts'
import { useSendingKey } from '../../../platform/ui/use-sending-key.ts'
import { KembarQuestion } from '../kembar-question.tsx'
import { paketQueries } from '../paket.queries.ts'
import { TeksUangNote } from '../teks-uang-note.tsx'
import { YakinQuestion } from '../yakin-question.tsx'
import { ChangesTable, ErrorTable, type Meant } from './hasil-table.tsx'
import { currenciesOf, emptyIsian, type Isian, type Masalah, readIsian } from './isian.ts'
import { IsianFields } from './isian-fields.tsx'
import classes from './massal.module.css'
import { massalClient } from './paket-massal-client.ts'
import type { Terakhir } from './terakhir.ts'

interface Props {
  rows: readonly PaketRingkas[]
  onClose: () => void
  onDone: (hasil: Terakhir) => void
}

/** Returns the packages that would change. */
const changing = (hasil: HasilMassal | undefined) => hasil?.paket.filter(({ ubah }) => ubah.length > 0) ?? []

/** Returns the packages that would duplicate another departure on offer of the same name and day. */
const kembarIn = (hasil: HasilMassal) => hasil.paket.filter(({ kembar }) => kembar !== undefined)

/** Returns the packages that would go live with days that lie before their departure. */
const tertinggalIn = (hasil: HasilMassal) =>
  hasil.paket.flatMap(({ id, nama_paket, tertinggal }) =>
    tertinggal === undefined ? [] : [{ key: id, text: `${nama_paket}: ${tertinggal}` }],
  )

/** Returns the error text of a save. Without an answer of the server itself, all of it may have been done. */
function saveFailed(error: Error): string {
  const isUnsure = error instanceof ApiError && (error.status === 0 || error.status >= 500)
  return isUnsure
    ? `Belum pasti tersimpan. ${error.message} Tekan Simpan lagi: yang sudah berubah tidak diubah dua kali.`
    : `Belum ada yang disimpan. ${error.message}`
}

/** Renders the dialog of a bulk change of the picked packages: inputs, dry run, and only then the save. */
export function MassalDialog({ rows, onClose, onDone }: Props) {
  useFocusBack()
  const queryClient = useQueryClient()
  // The selection at opening, whatever the list refetches meanwhile.
  const [paket, setPaket] = useState(rows)
  const currencies = currenciesOf(paket)
  const [isian, setIsian] = useState(() => emptyIsian(currencies[0] ?? DEFAULT_CURRENCY))
  const [masalah, setMasalah] = useState<Masalah>({})
  const preview = useMutation({ mutationFn: massalClient.preview })
  const keyOf = useSendingKey()
  const save = useMutation({
    mutationFn: (sent: Massal) => massalClient.save(sent, keyOf(sent)),
    onSuccess: (hasil) => {
      const done = changing(hasil)
      onDone({ ...hasil, paket: done, tetap: rows.length - done.length })
    },
    // Also after a failure: somebody else may have changed them, or the answer was lost.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: paketQueries.all() }),
  })
  const refused = massalRefused(save.error)
  const found = refused ?? preview.data
  const failed = refused ? null : (save.error ?? preview.error)
  const [isSure, setSure] = useState(false)
  const [isDated, setDated] = useState(false)
  const hasWork = found !== undefined && found.galat.length === 0 && changing(found).length > 0
  const isAsked =
    hasWork && ((!isSure && kembarIn(found).length > 0) || (!isDated && tertinggalIn(found).length > 0))
  const isReady = hasWork && !isAsked
  const isBusy = preview.isPending || save.isPending

  const forget = () => {
    preview.reset()
    save.reset()
    setSure(false)
    setDated(false)
    setMasalah({})
  }
  const change = (part: Partial<Isian>) => {
    forget()
    setIsian((before) => ({ ...before, ...part }))
  }
  const look = (among: readonly PaketRingkas[]) => {
    forget()
    const read = readIsian(isian)
    if ('masalah' in read) setMasalah(read.masalah)
    else preview.mutate({ ids: among.map(({ id }) => id), ubah: read.ubah })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (isAsked) return
    if (!isReady || !preview.variables) return look(paket)
    // Only what was previewed is changed: nobody's save meanwhile is overwritten.
    const versi = Object.fromEntries(found.paket.map(({ id, updated_at }) => [id, updated_at]))
    save.mutate({ ...preview.variables, versi })
  }
  const without = (galat: HasilMassal['galat']) => {
    const left = paket.filter(({ id }) => !galat.some((one) => one.id === id))
    setPaket(left)
    look(left)
  }
  const close = () => {
    if (!save.isPending) onClose()
  }

  return (
    <Modal opened onClose={close} title={`Ubah ${paket.length} paket sekaligus`} size="lg">
      <form noValidate onSubmit={submit}>
        <IsianFields isian={isian} masalah={masalah} currencies={currencies} onChange={change} />
        {masalah.semua && (
          <Text role="alert" c="var(--red)" mt="md">
            {masalah.semua}
          </Text>
        )}
        {failed && (
          <Text role="alert" c="var(--red)" mt="md">
            {save.error ? saveFailed(save.error) : `Belum dapat diperiksa. ${failed.message}`}
          </Text>
        )}
        {found && (
          <Found
            isSure={isSure}
            onSure={setSure}
            isDated={isDated}
            onDated={setDated}
            key={preview.submittedAt + save.submittedAt}
            hasil={found}
            total={paket.length}
            isRefused={refused !== null}
            meant={new Map(paket.map((one) => [one.id, one]))}
            onWithout={without}
          />
        )}
        <div className={classes.foot}>
          <DialogActions>
            <Button variant="default" onClick={close} disabled={save.isPending}>
              Batal
            </Button>
            <Button type="submit" loading={isBusy} disabled={isAsked}>
              {hasWork ? `Simpan ${changing(found).length} paket` : 'Periksa perubahan'}
            </Button>
          </DialogActions>
        </div>
      </form>
    </Modal>
  )
}

interface FoundProps {
  hasil: HasilMassal
  /** The number of picked packages. */
  total: number
  /** True if these errors are why nothing was saved. */
  isRefused: boolean
  meant: Meant
  isSure: boolean
  onSure: (isSure: boolean) => void
  isDated: boolean
  onDated: (isDated: boolean) => void
  onWithout: (galat: HasilMassal['galat']) => void
}

function Found({ hasil, total, isRefused, meant, isSure, onSure, isDated, onDated, onWithout }: FoundProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // On a phone there is no room for it below the fields.
    section.current?.scrollIntoView({ block: 'start' })
  }, [])
  const { galat } = hasil
  const wrong = new Set(galat.map(({ id }) => id)).size
  const paket = changing(hasil)
  return (
    <section ref={section} className={classes.result} aria-labelledby="massal-hasil">
      <h3 id="massal-hasil" ref={heading} tabIndex={-1} className={classes.heading}>
        {wrong > 0
          ? `${wrong} paket tidak dapat diubah begitu`
          : paket.length > 0
            ? `${paket.length} paket berubah`
            : 'Tidak ada yang berubah'}
      </h3>
      {isRefused && <Text role="alert">Belum ada yang disimpan: ada yang berubah sejak diperiksa.</Text>}
      {wrong > 0 && (
        <>
          <ErrorTable galat={galat} meant={meant} />
          {wrong < total && (
            <Button variant="default" onClick={() => onWithout(galat)}>
              Lanjut tanpa {wrong} paket ini
            </Button>
          )}
        </>
      )}
      {wrong === 0 && total > paket.length && (
        <Text c="dimmed" size="sm">
          {paket.length > 0 ? `${total - paket.length} paket lainnya tetap:` : 'Semuanya tetap:'} sudah
          begitu, atau harganya belum diisi.
        </Text>
      )}
      {wrong === 0 && (
        <TeksUangNote
          rows={hasil.paket.flatMap(({ id, nama_paket, teks }) =>
            teks ? [{ key: id, nama: nama_paket, teks }] : [],
          )}
        />
      )}
      {wrong === 0 && kembarIn(hasil).length > 0 && (
        <KembarQuestion
          rows={kembarIn(hasil).map(({ id, nama_paket, kembar = '' }) => ({
            key: id,
            nama: nama_paket,
            kembar,
          }))}
          isSure={isSure}
          onSure={onSure}
        />
      )}
      {wrong === 0 && tertinggalIn(hasil).length > 0 && (
        <YakinQuestion
          title="Ada yang tanggalnya sebelum keberangkatan"
          rows={tertinggalIn(hasil)}
          label="Ya, memang begitu"
          isSure={isDated}
          onSure={onDated}
        />
      )}
      {wrong === 0 && paket.length > 0 && <ChangesTable paket={paket} meant={meant} />}
    </section>
  )
}
