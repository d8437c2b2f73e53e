import { Button, Textarea, TextInput } from '@mantine/core'
import {
  BIDANG_TEMPLAT,
  type BidangTemplat,
  checkTemplate,
  TEMPLAT_LIMITS,
  type TeksTemplat,
  tanpaBawaan,
  teksLengkap,
} from '@safar/shared/outbound/templat-surat/naskah-templat'
import { type NamaTemplat, templatOf } from '@safar/shared/outbound/templat-surat/templat'
import { type TemplatSurat, templatSchema } from '@safar/shared/outbound/templat-surat/templat-surat-schema'
import { ApiError } from '@safar/shared/platform/http/errors'
import { useCallback, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { z } from 'zod'
import { paths } from '../../platform/paths.ts'
import { lengthText } from '../../platform/ui/length-text.ts'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { useLeaveGuard } from '../../records/form/save/use-leave-guard.ts'
import { Basi } from './basi.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { KataBox } from './kata-box.tsx'
import { PratinjauSurat } from './pratinjau-surat.tsx'
import { RiwayatTemplat } from './riwayat-templat.tsx'
import classes from './templat.module.css'
import { useSaveTemplate } from './templat.queries.ts'

interface Props {
  nama: NamaTemplat
  stored: TemplatSurat
}

const conflictSchema = z.object({ data: templatSchema })

/** Renders the editor of a template beside its preview; errors stand at their fields. */
export function TemplatEditor({ nama, stored }: Props) {
  const { label, bawaan } = templatOf(nama)
  const [teks, setTeks] = useState<TeksTemplat>(() => teksLengkap(nama, stored))
  const [versi, setVersi] = useState(stored.versi)
  const [saved, setSaved] = useState<TeksTemplat>(() => teksLengkap(nama, stored))
  const { mutate, reset, isPending, isSuccess, error } = useSaveTemplate(nama)
  const fields = useRef<Partial<Record<BidangTemplat, HTMLInputElement | HTMLTextAreaElement | null>>>({})
  const last = useRef<BidangTemplat>('isi')
  const own = tanpaBawaan(nama, teks)
  const salah = checkTemplate(nama, own)
  const isChanged = BIDANG_TEMPLAT.some((field) => teks[field] !== saved[field])
  const isOwn = BIDANG_TEMPLAT.some((field) => own[field] !== '')
  const stale =
    error instanceof ApiError && error.status === 409
      ? conflictSchema.safeParse(error.body).data?.data
      : undefined

  const dirty = useRef(isChanged)
  dirty.current = isChanged
  const guard = useLeaveGuard({ isDirty: useCallback(() => dirty.current, []), onLogin: () => {} })

  const change = (next: Partial<TeksTemplat>) => {
    setTeks((now) => ({ ...now, ...next }))
    if (!isPending) reset()
  }
  const save = (kept: TeksTemplat, over: number) =>
    mutate(
      { ...tanpaBawaan(nama, kept), versi: over },
      {
        onSuccess: (answer) => {
          const whole = teksLengkap(nama, answer)
          setTeks(whole)
          setSaved(whole)
          setVersi(answer.versi)
        },
      },
    )
  const insert = (kata: string) => {
    const field = last.current
    const element = fields.current[field]
    const from = element?.selectionStart ?? teks[field].length
    const to = element?.selectionEnd ?? from
    change({ [field]: `${teks[field].slice(0, from)}{${kata}}${teks[field].slice(to)}` })
    // Once the new text is in the field.
    setTimeout(() => {
      element?.focus()
      element?.setSelectionRange(from + kata.length + 2, from + kata.length + 2)
    })
  }
  const fieldOf = (field: BidangTemplat) => {
    const { problem, hint } = lengthText(teks[field].trim().length, TEMPLAT_LIMITS[field])
    return {
      name: field,
      value: teks[field],
      error: problem ?? salah[field]?.join('\n') ?? null,
      ...(hint && { description: hint }),
      ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
        fields.current[field] = element
      },
      onFocus: () => {
        last.current = field
      },
      onChange: (event: { currentTarget: { value: string } }) =>
        change({ [field]: event.currentTarget.value }),
    }
  }
  const isRefused =
    Object.keys(salah).length > 0 ||
    BIDANG_TEMPLAT.some((field) => teks[field].trim().length > TEMPLAT_LIMITS[field])

  return (
    <>
      <p className={classes.back}>
        <Link to={paths.templatSurat}>Templat pesan</Link>
      </p>
      <PageTitle title={label} lead={isOwn ? 'Teks sendiri' : 'Teks bawaan, dapat Anda ubah.'} />
      <div className={classes.columns}>
        <form
          className={classes.form}
          aria-label={label}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (isRefused) {
              const first = BIDANG_TEMPLAT.find((field) => salah[field])
              if (first) fields.current[first]?.focus()
            } else save(teks, versi)
          }}
        >
          <TextInput label="Perihal" {...fieldOf('perihal')} />
          <TextInput label="Judul di atas isi" {...fieldOf('judul')} />
          <Textarea
            label="Isi"
            autosize
            minRows={12}
            maxRows={30}
            classNames={{ error: classes.errors ?? '' }}
            {...fieldOf('isi')}
          />
          <KataBox nama={nama} onInsert={insert} />
          {stale && (
            <Basi
              stored={stale}
              onOver={() => save(teks, stale.versi)}
              onTake={() => {
                const whole = teksLengkap(nama, stale)
                setTeks(whole)
                setSaved(whole)
                setVersi(stale.versi)
                reset()
              }}
            />
          )}
          {error && !stale && (
            <p className={classes.problem} role="alert">
              {saidBy(error)}
            </p>
          )}
          <div className={classes.actions}>
            <Button type="submit" loading={isPending} disabled={!isChanged}>
              Simpan
            </Button>
            <Button variant="default" disabled={!isOwn || isPending} onClick={() => change(bawaan)}>
              Kembalikan ke semula
            </Button>
            <span role="status">{isSuccess && !isChanged ? `Tersimpan sebagai versi ${versi}.` : ''}</span>
          </div>
          <RiwayatTemplat nama={nama} onTake={(each) => change(teksLengkap(nama, each))} />
        </form>
        <PratinjauSurat nama={nama} teks={own} isReadable={!isRefused} />
      </div>
      {guard.blocker.state === 'blocked' && <DiscardDialog blocker={guard.blocker} />}
    </>
  )
}
