import { Button, Card, Group, Loader, NativeSelect, NumberInput, Text } from '@mantine/core'
import { MUTASI_LIMITS } from '@safar/shared/money/mutasi/mutasi'
import { mutasiImporRefused } from '@safar/shared/money/mutasi/mutasi-client'
import type { JudulMutasi, MutasiImpor } from '@safar/shared/money/mutasi/mutasi-schema'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { IMPOR_LIMITS } from '@safar/shared/records/noun/impor'
import { IconArrowLeft } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import shared from '../../../content/paket/impor/import.module.css'
import { SheetZone } from '../../../content/paket/impor/sheet-zone.tsx'
import { paths } from '../../../platform/paths.ts'
import { PageTitle } from '../../../platform/ui/page-title.tsx'
import { saidBy } from '../../../platform/ui/said-by.ts'
import { pengaturanQuery } from '../../../settings/pengaturan/pengaturan.queries.ts'
import { MUTASI_KEY } from '../../antrean/jumlah.queries.ts'
import { bankSum } from '../bank-sum.ts'
import { mutasiClient } from '../mutasi-client.ts'
import { HeadsCard } from './heads-card.tsx'
import classes from './impor.module.css'
import { LinesTable } from './lines-table.tsx'

/** A chosen statement: its bytes at that moment, in memory alone, and what is said of it. */
interface Sheet {
  name: string
  content: Blob
  /** Number of the account; blank for the one that the file names, else the first. */
  rekening: string
  /** Year of days without one; null if nobody said. */
  tahun: number | null
}

const MEGABYTE = 1024 * 1024
const TOO_LARGE = `Berkas ini lebih besar dari ${MUTASI_LIMITS.bytes / MEGABYTE} MB. Unduh mutasi per bulan, lalu impor satu per satu.`
const EMPTY = 'Berkas ini kosong. Unduh lagi mutasinya dari bank, lalu pilih berkas yang baru.'
const PETUNJUK = [
  'Unduh mutasi rekening dari internet banking sebagai CSV, lalu pilih berkasnya apa adanya.',
  'Baris yang sudah pernah diimpor dikenali: berkas yang tanggalnya tumpang tindih boleh dipilih.',
  `Paling banyak ${formatThousands(MUTASI_LIMITS.baris)} baris. Berkasnya tidak disimpan di mana pun.`,
]
const AUTO = { value: '', label: 'Yang tertulis di berkas, atau yang pertama' }
/** Rows that are named of a balance that does not add up. */
const BROKEN_SHOWN = 10

/** Renders `/admin/uang/impor`. */
export function Component() {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [about, setAbout] = useState<Pick<Sheet, 'rekening' | 'tahun'>>({ rekening: '', tahun: null })
  const [unread, setUnread] = useState('')
  const queryClient = useQueryClient()
  const { data: pengaturan } = useQuery(pengaturanQuery)
  const preview = useMutation({
    mutationFn: ({ content, ...rest }: Sheet) => mutasiClient.preview(content, rest),
  })
  const remember = useMutation({
    mutationFn: ({ rekening, judul }: { rekening: string; judul: JudulMutasi }) =>
      mutasiClient.rememberHeads(rekening, judul),
  })
  const save = useMutation({
    mutationFn: ({ content, ...rest }: Sheet) => mutasiClient.save(content, rest),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: MUTASI_KEY }),
  })

  function look(next: Sheet) {
    save.reset()
    setSheet(next)
    preview.mutate(next)
  }
  /** Says something of the statement; one that is chosen is read again by it. */
  function say(next: Partial<Pick<Sheet, 'rekening' | 'tahun'>>) {
    const said = { ...about, ...next }
    setAbout(said)
    if (sheet) look({ ...sheet, ...said })
  }
  async function choose(file: File) {
    save.reset()
    remember.reset()
    preview.reset()
    setSheet(null)
    const problem = file.size === 0 ? EMPTY : file.size > MUTASI_LIMITS.bytes ? TOO_LARGE : ''
    setUnread(problem)
    if (problem !== '') return
    try {
      // By a `Response`: `Blob.arrayBuffer` came with Safari 14.1.
      const content = new Blob([await new Response(file).arrayBuffer()])
      look({ name: file.name, content, ...about })
    } catch {
      setUnread('Berkas ini tidak dapat dibaca. Tutup dulu di aplikasi lain, lalu pilih lagi.')
    }
  }

  const refused = mutasiImporRefused(save.error)
  const found = refused ?? preview.data
  const failed = save.error ?? preview.error
  const isBusy = preview.isPending || save.isPending || remember.isPending
  const accounts = (pengaturan?.rekening ?? []).map(({ bank, nomor }) => ({
    value: nomor,
    label: `${bank} ${nomor}`,
  }))
  return (
    <>
      <PageTitle
        title="Impor mutasi"
        heading="Impor mutasi bank"
        lead="Periksa dulu apa yang terbaca. Tidak ada yang disimpan sebelum Anda menekan Simpan."
        action={
          <Button
            component={Link}
            to={paths.uang}
            variant="subtle"
            c="var(--muted)"
            size="md"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            Kembali ke uang masuk
          </Button>
        }
      />
      <div className={shared.page}>
        <Card>
          <SheetZone
            name={sheet?.name ?? null}
            problem={unread}
            isBusy={isBusy}
            onChoose={(file) => void choose(file)}
          />
          <div className={classes.about}>
            {accounts.length > 0 && (
              <NativeSelect
                label="Rekening"
                data={[AUTO, ...accounts]}
                value={about.rekening}
                disabled={isBusy}
                onChange={({ currentTarget: { value } }) => say({ rekening: value })}
              />
            )}
            <YearField isBusy={isBusy} onSay={(tahun) => tahun !== about.tahun && say({ tahun })} />
          </div>
          <div className={shared.help}>
            <ul>
              {PETUNJUK.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          {pengaturan && accounts.length === 0 && (
            <Text size="sm" mt="sm">
              Rekening agensi belum ditulis di Pengaturan situs. Barisnya tetap dapat diimpor, tanpa nama
              rekening.
            </Text>
          )}
        </Card>
        {preview.isPending && (
          <Card>
            <Group role="status" gap={12}>
              <Loader size="sm" aria-hidden />
              <span>Memeriksa {sheet?.name}…</span>
            </Group>
          </Card>
        )}
        {failed && !refused && (
          <Card>
            <Text role="alert" c="var(--red)" fw={640}>
              {save.error ? 'Belum ada yang disimpan.' : 'Berkas belum dapat diperiksa.'} {saidBy(failed)}
            </Text>
            {!save.error && sheet && (
              <Button className={shared.end ?? ''} mt="sm" variant="default" onClick={() => look(sheet)}>
                Coba lagi
              </Button>
            )}
          </Card>
        )}
        {found && sheet && !save.isSuccess && !preview.isPending && (
          <Found
            impor={found}
            refusal={refused ? (save.error?.message ?? '') : ''}
            isBusy={isBusy}
            isSaving={save.isPending}
            problem={remember.error ? saidBy(remember.error) : ''}
            onHeads={(judul) =>
              remember.mutate({ rekening: found.rekening.nomor, judul }, { onSuccess: () => look(sheet) })
            }
            onSave={() => save.mutate(sheet)}
          />
        )}
        {save.data && <Saved impor={save.data} onMore={() => void again()} />}
      </div>
    </>
  )

  function again() {
    save.reset()
    preview.reset()
    setSheet(null)
  }
}

/** Asks for the year of days without one; told once it is left, or by Enter. */
function YearField({ isBusy, onSay }: { isBusy: boolean; onSay: (tahun: number | null) => void }) {
  const [typed, setTyped] = useState<string | number>('')
  const tell = () => onSay(typeof typed === 'number' && typed >= 2000 && typed <= 2099 ? typed : null)
  return (
    <NumberInput
      label="Tahun"
      description="Hanya bila tanggal di berkas tanpa tahun"
      min={2000}
      max={2099}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      thousandSeparator=""
      value={typed}
      disabled={isBusy}
      onChange={setTyped}
      onBlur={tell}
      onKeyDown={({ key }) => key === 'Enter' && tell()}
    />
  )
}

interface FoundProps {
  impor: MutasiImpor
  /** The reason why nothing was saved; empty unless that was tried. */
  refusal: string
  isBusy: boolean
  isSaving: boolean
  /** The error of what was chosen for heads; empty without one. */
  problem: string
  onHeads: (judul: JudulMutasi) => void
  onSave: () => void
}

function Found({ impor, refusal, isBusy, isSaving, problem, onHeads, onSave }: FoundProps) {
  const heading = useFocusOnShown()
  const { baris, galat, judul, jumlah, peringatan, periode, saldo } = impor
  const rekening = [impor.rekening.bank, impor.rekening.nomor].filter(Boolean).join(' ')
  const isAsking = judul.some(({ isian }) => isian === null) && galat.length > 0
  const meanings = judul.length > 0 && (
    <HeadsCard judul={judul} rekening={rekening} isBusy={isBusy} problem={problem} onChoose={onHeads} />
  )
  return (
    <section className={shared.found} aria-labelledby="impor-hasil">
      {isAsking && meanings}
      <Card>
        <h2 id="impor-hasil" ref={heading} tabIndex={-1} className={shared.heading}>
          {headingOf(impor)}
        </h2>
        {galat.length > 0 && (
          <Text c="dimmed" mb="md">
            Belum dapat disimpan: semua baris disimpan sekaligus. Perbaiki sel di bawah pada berkasnya, simpan
            sebagai CSV, lalu pilih lagi.
          </Text>
        )}
        {refusal && (
          <Text role="alert" c="var(--red)" fw={640} mb="md">
            {refusal}
          </Text>
        )}
        {jumlah.baris > 0 && (
          <dl className={classes.facts}>
            {rekening && <Fact name="Rekening">{rekening}</Fact>}
            {periode && (
              <Fact name="Periode">
                {formatTanggalSingkat(periode.dari)} sampai {formatTanggalSingkat(periode.sampai)}
              </Fact>
            )}
            <Fact name="Masuk, baris baru">{bankSum(jumlah.masuk)}</Fact>
            <Fact name="Keluar, baris baru">{bankSum(jumlah.keluar)}</Fact>
            {saldo.awal !== null && saldo.akhir !== null && (
              <Fact name="Saldo awal dan akhir">
                {bankSum(saldo.awal)} menjadi {bankSum(saldo.akhir)}
              </Fact>
            )}
            <Fact name="Saldo berjalan" tone={saldo.keadaan}>
              {saldoText(saldo)}
            </Fact>
          </dl>
        )}
        <Said tone="galat" list={galat} />
        {galat.length >= IMPOR_LIMITS.galat && (
          <Text mb="md">
            Ini {IMPOR_LIMITS.galat} galat yang pertama; sisanya tampak sesudah ini diperbaiki.
          </Text>
        )}
        <Said tone="peringatan" list={peringatan.map((one) => ({ ...one, kolom: '' }))} />
        <Button
          className={shared.end ?? ''}
          size="md"
          disabled={galat.length > 0 || jumlah.baru === 0}
          loading={isSaving}
          onClick={onSave}
        >
          {jumlah.baru > 0
            ? `Simpan ${formatThousands(jumlah.baru)} baris baru`
            : 'Tidak ada yang perlu disimpan'}
        </Button>
        {isSaving && (
          <Text role="status" size="sm" c="dimmed" mt="sm">
            Menyimpan {formatThousands(jumlah.baru)} baris…
          </Text>
        )}
      </Card>
      {baris.length > 0 && <LinesTable impor={impor} />}
      {!isAsking && meanings}
    </section>
  )
}

function Fact({ name, tone, children }: { name: string; tone?: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-tone={tone}>{children}</dd>
    </div>
  )
}

function Said({ tone, list }: { tone: 'galat' | 'peringatan'; list: MutasiImpor['galat'] }) {
  if (list.length === 0) return null
  return (
    <ul
      className={classes.said}
      data-tone={tone}
      aria-label={tone === 'galat' ? 'Yang salah' : 'Perlu diperhatikan'}
    >
      {list.map(({ baris, kolom, pesan }) => (
        <li key={`${baris} ${kolom} ${pesan}`}>
          {(baris > 0 || kolom !== '') && (
            <b>{[baris > 0 && `Baris ${formatThousands(baris)}`, kolom].filter(Boolean).join(', ')} </b>
          )}
          {pesan}
        </li>
      ))}
    </ul>
  )
}

/** Sums up a preview: what has to be mended, else how many lines are new. */
function headingOf({ galat, jumlah, judul }: MutasiImpor): string {
  if (galat.length > 0) {
    const rows = new Set(galat.filter(({ baris }) => baris > 0).map(({ baris }) => baris))
    if (jumlah.baris === 0) return judul.length > 0 ? 'Kolomnya belum lengkap' : 'Berkas ini belum terbaca'
    return rows.size > 0
      ? `${formatThousands(rows.size)} baris perlu diperbaiki`
      : 'Ada yang perlu diperbaiki'
  }
  return countsText(jumlah)
}

const countsText = ({ baru, ada }: MutasiImpor['jumlah']) =>
  `${formatThousands(baru)} baris baru, ${formatThousands(ada)} sudah ada`

/** Says whether the running balance adds up, and where it does not. */
function saldoText({ keadaan, baris }: MutasiImpor['saldo']): string {
  if (keadaan === 'cocok') return 'saldo cocok'
  if (keadaan === 'tanpa') return 'berkas ini tanpa saldo'
  const more = baris.length > BROKEN_SHOWN ? ` dan ${formatThousands(baris.length - BROKEN_SHOWN)} lagi` : ''
  return `tidak cocok di baris ${baris.slice(0, BROKEN_SHOWN).map(formatThousands).join(', ')}${more}`
}

function Saved({ impor: { jumlah }, onMore }: { impor: MutasiImpor; onMore: () => void }) {
  const heading = useFocusOnShown()
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className={shared.heading}>
        Tersimpan
      </h2>
      <Text mb="md">
        {countsText(jumlah)}. Masuk {bankSum(jumlah.masuk)}, keluar {bankSum(jumlah.keluar)}.
      </Text>
      <div className={classes.done}>
        <Button component={Link} to={paths.uang} size="md">
          Cocokkan sekarang
        </Button>
        <Button variant="default" size="md" onClick={onMore}>
          Impor berkas lain
        </Button>
      </div>
    </Card>
  )
}

/** Moves the focus to the result of a file once it is shown. */
function useFocusOnShown() {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return ref
}
