import { ActionIcon, Button, Checkbox, Textarea } from '@mantine/core'
import { berkasUnduhan, type Gambar, MAX_ALT_LENGTH, namaGambar } from '@safar/shared/files/gambar/gambar'
import { gambarUrl } from '@safar/shared/platform/address/gambar'
import { ApiError } from '@safar/shared/platform/http/errors'
import { IconAlertTriangle, IconDownload, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { apiHost } from '../../../platform/host.ts'
import { lengthText } from '../../../platform/ui/length-text.ts'
import { SafeRow } from '../../../platform/ui/safe-row.tsx'
import { formatWaktu } from '../../../platform/ui/waktu.ts'
import { isSame, type Keterangan, keteranganOf } from './drafts.ts'
import classes from './keterangan.module.css'
import { useChangeGambar } from './pustaka.queries.ts'
import { TitikFokus } from './titik-fokus.tsx'

interface Props {
  gambar: Gambar
  /** The description typed earlier and not saved. */
  draft: Keterangan | undefined
  onDraft: (draft: Keterangan | null) => void
  /** The way to the next picture; none where this one is the last. */
  onNext?: (() => void) | undefined
  onReplace: () => void
  onDelete: () => void
  /** Renders a record that uses the picture, with a link. */
  pemakai: (pemakai: Gambar['dipakai'][number]) => ReactNode
  /** True to focus the alt text, as after "save and next". */
  isNext: boolean
}

/** Renders the form of a picture's description, the records that use it, and its actions. */
export function KeteranganForm(props: Props) {
  const { gambar, draft, onDraft, onNext, onReplace, onDelete, pemakai, isNext } = props
  const id = useId()
  const alt = useRef<HTMLTextAreaElement>(null)
  const { mutate, isPending, isSuccess, error, reset } = useChangeGambar()
  const stored = keteranganOf(gambar)
  const value = draft ?? stored
  const isUsed = gambar.dipakai.length > 0
  const isChanged = !isSame(value, stored)
  useEffect(() => {
    if (isNext) alt.current?.focus({ preventScroll: true })
  }, [isNext])

  const change = (part: Partial<Keterangan>) => {
    if (isSuccess || error) reset()
    const next = { ...value, ...part }
    onDraft(isSame(next, stored) ? null : next)
  }
  const save = (then?: () => void) => {
    if (length.problem) return alt.current?.focus()
    mutate(
      { imageName: gambar.image_name, change: value },
      {
        onSuccess: () => {
          onDraft(null)
          then?.()
        },
      },
    )
  }
  const length = lengthText(value.alt.trim().length, MAX_ALT_LENGTH)
  const problems = error instanceof ApiError ? error.errors : {}
  const isMissing = value.alt.trim() === '' && !value.hiasan

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      aria-labelledby={`${id}-name`}
    >
      <div className={classes.part}>
        <h2 id={`${id}-name`} className={classes.name}>
          {namaGambar(gambar)}
        </h2>
        <p className={classes.hint}>
          {gambar.lebar} × {gambar.tinggi} piksel · {formatWaktu(gambar.created_at)}
        </p>
        <TitikFokus gambar={gambar} value={value.fokus} onChange={(fokus) => change({ fokus })} />
      </div>
      <div className={classes.part}>
        <Textarea
          ref={alt}
          label={
            <span className={classes.label}>
              Deskripsi gambar
              {isMissing && (
                <span className={classes.missing}>
                  <IconAlertTriangle size={16} aria-hidden />
                  Belum ada
                </span>
              )}
            </span>
          }
          description={`Apa yang terlihat, bukan nama berkas. Dibaca pembaca layar dan tampil bila gambar gagal dimuat. ${length.hint ?? ''}`}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          rows={3}
          readOnly={value.hiasan}
          value={value.alt}
          error={length.problem ?? problems.alt?.[0]}
          onChange={(event) => change({ alt: event.currentTarget.value })}
        />
        <Checkbox
          label="Hiasan saja, lewati pembaca layar"
          checked={value.hiasan}
          onChange={(event) => change({ hiasan: event.currentTarget.checked })}
        />
      </div>
      <div className={classes.part}>
        <div className={classes.head}>
          <h3 className={classes.title}>
            {isUsed ? `Dipakai di ${gambar.dipakai.length} tempat` : 'Tidak dipakai'}
          </h3>
          {isUsed && (
            <button type="button" className={classes.link} onClick={onReplace}>
              Ganti di semua tempat
            </button>
          )}
        </div>
        {isUsed ? (
          <ul className={classes.places}>
            {gambar.dipakai.map((one) => (
              <SafeRow key={`${one.jenis} ${one.id}`} of={one} name="Satu tempat">
                {() => <li>{pemakai(one)}</li>}
              </SafeRow>
            ))}
          </ul>
        ) : (
          <p className={classes.hint}>
            {gambar.menetap
              ? 'Tetap di pustaka sampai dihapus.'
              : 'Diunggah dari formulir dan belum tersimpan di mana pun: hilang sendiri sehari sesudah diunggah. Simpan keterangannya agar tetap.'}
          </p>
        )}
      </div>
      <div className={classes.foot}>
        <p role="status" className={classes.said} data-error={error ? true : undefined}>
          {error && !problems.alt && `${error.message} Isian Anda masih di sini.`}
          {isSuccess && (isUsed ? 'Tersimpan. Situs menyusul sebentar lagi.' : 'Tersimpan.')}
        </p>
        <div className={classes.actions}>
          <Button type="submit" loading={isPending} variant={onNext ? 'default' : 'filled'}>
            Simpan
          </Button>
          {onNext && (
            <Button
              loading={isPending}
              onClick={() => (isChanged || !gambar.menetap ? save(onNext) : onNext())}
            >
              Simpan, berikutnya
            </Button>
          )}
          <ActionIcon
            component="a"
            className={classes.end}
            href={gambarUrl(gambar.image_name, apiHost)}
            download={berkasUnduhan(gambar)}
            variant="default"
            size={40}
            aria-label="Unduh gambar"
          >
            <IconDownload size={18} aria-hidden />
          </ActionIcon>
          {!isUsed && (
            <ActionIcon
              variant="default"
              c="var(--red)"
              size={40}
              aria-label={`Hapus ${namaGambar(gambar)}`}
              onClick={onDelete}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          )}
        </div>
      </div>
    </form>
  )
}
