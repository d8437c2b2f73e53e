import { Button } from '@mantine/core'
import type { TemplatSurat } from '@safar/shared/outbound/templat-surat/templat-surat-schema'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import classes from './templat.module.css'

interface Props {
  stored: TemplatSurat
  /** Saves the form as the version after theirs. */
  onOver: () => void
  /** Takes theirs into the form. */
  onTake: () => void
}

/** Renders the conflict after somebody else saved meanwhile, with their text; the typed text stays in the form. */
export function Basi({ stored: { oleh, updated_at, perihal, judul, isi }, onOver, onTake }: Props) {
  const theirs = [perihal, judul, isi].filter(Boolean).join('\n\n')
  return (
    <div className={classes.stale} role="alert">
      <p>
        {oleh || 'Orang lain'} menyimpan templat ini {updated_at && formatWaktu(updated_at)}. Isian Anda belum
        tersimpan dan masih ada di atas.
      </p>
      <pre className={classes.theirs}>{theirs || 'Kembali ke teks bawaan.'}</pre>
      <div className={classes.actions}>
        <Button variant="default" onClick={onOver}>
          Simpan isian saya
        </Button>
        <Button variant="default" onClick={onTake}>
          Pakai yang ini
        </Button>
      </div>
    </div>
  )
}
