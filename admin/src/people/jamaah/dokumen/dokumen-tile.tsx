import { ActionIcon, Button, FileButton } from '@mantine/core'
import { PAPER_ACCEPT } from '@safar/shared/files/berkas-pribadi/paper-problem'
import { DOKUMEN_KEADAAN_LABEL, DOKUMEN_LABEL, type DokumenJenis } from '@safar/shared/people/jamaah/dokumen'
import type { Dokumen } from '@safar/shared/people/jamaah/dokumen-schema'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import { IconCamera, IconCircleCheck, IconCloudUpload, IconFileText, IconX } from '@tabler/icons-react'
import { Dot, type Tone } from '../../../platform/ui/dot.tsx'
import { formatWaktu } from '../../../platform/ui/waktu.ts'
import classes from './dokumen.module.css'
import type { QueuedPaper } from './use-paper-queue.ts'

interface Props {
  jenis: DokumenJenis
  /** The newest paper of the kind. */
  paper: Dokumen | undefined
  /** The day on which it ended; empty while it is valid. */
  habis: string
  /** The file of the kind that is on its way. */
  sending: QueuedPaper | undefined
  onFile: (file: File) => void
  onCancel: (sending: QueuedPaper) => void
  onView: (id: number) => void
}

/** The looks of a kind of paper. */
type Look = 'kosong' | 'unggah' | 'menunggu' | 'diterima' | 'ditolak' | 'habis'

/** Renders one kind of paper: its state as a dot and words, and what can be done. */
export function DokumenTile({ jenis, paper, habis, sending, onFile, onCancel, onView }: Props) {
  const label = DOKUMEN_LABEL[jenis]
  const { look, tone, words, detail } = shownOf(paper, habis, sending)
  const Icon = look === 'kosong' ? IconCloudUpload : look === 'diterima' ? IconCircleCheck : IconFileText
  return (
    <li className={classes.tile} data-jenis={jenis} data-look={look}>
      <span className={classes.icon}>
        <Icon size={20} stroke={1.7} aria-hidden />
      </span>
      <div className={classes.words}>
        <strong>{label}</strong>
        <span className={classes.state}>
          <Dot tone={tone}>{words}</Dot>
        </span>
        {detail && <span className={classes.detail}>{detail}</span>}
        {sending && (
          <progress
            className={classes.progress}
            value={sending.fraction}
            max={1}
            aria-label={`Unggahan ${label}`}
          />
        )}
      </div>
      {sending ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={`Batalkan unggahan ${label}`}
          onClick={() => onCancel(sending)}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      ) : (
        <div className={classes.actions}>
          {paper && (
            <Button
              variant={look === 'menunggu' ? 'filled' : 'default'}
              size="compact-md"
              aria-label={`${look === 'menunggu' ? 'Periksa' : 'Lihat'} ${label}`}
              onClick={() => onView(paper.id)}
            >
              {look === 'menunggu' ? 'Periksa' : 'Lihat'}
            </Button>
          )}
          <FileButton accept={PAPER_ACCEPT} onChange={(file) => file && onFile(file)}>
            {(props) => (
              <Button
                {...props}
                variant={paper ? 'subtle' : 'default'}
                size="compact-md"
                aria-label={`${paper ? 'Ganti' : 'Pilih'} berkas ${label}`}
              >
                {paper ? 'Ganti' : 'Pilih'}
              </Button>
            )}
          </FileButton>
          <FileButton accept="image/*" capture="environment" onChange={(file) => file && onFile(file)}>
            {(props) => (
              <ActionIcon
                {...props}
                className={classes.camera}
                variant="default"
                size={34}
                aria-label={`Foto ${label} dengan kamera`}
              >
                <IconCamera size={18} aria-hidden />
              </ActionIcon>
            )}
          </FileButton>
        </div>
      )}
    </li>
  )
}

interface Shown {
  look: Look
  tone?: Tone
  words: string
  detail: string
}

function shownOf(paper: Dokumen | undefined, habis: string, sending: QueuedPaper | undefined): Shown {
  if (sending) {
    const share = Math.round(sending.fraction * 100)
    return { look: 'unggah', tone: 'planned', words: `Mengunggah ${share}%`, detail: '' }
  }
  if (!paper)
    return { look: 'kosong', words: DOKUMEN_KEADAAN_LABEL.belum, detail: 'Lepas di sini, atau pilih' }
  const { status, alasan, pemeriksa, diperiksa_pada, diunggah_pada, dikabari_pada, ada } = paper
  if (!ada)
    return {
      look: 'ditolak',
      tone: 'bad',
      words: 'Berkasnya tidak ada',
      detail: 'Tidak ikut dalam cadangan. Unggah lagi.',
    }
  if (status === 'ditolak') {
    const told = dikabari_pada ? `Chat keluarga dibuka ${formatWaktu(dikabari_pada)}` : ''
    return { look: 'ditolak', tone: 'bad', words: `Ditolak: ${alasan}`, detail: told }
  }
  if (habis !== '')
    return {
      look: 'habis',
      tone: 'doubtful',
      words: `Habis ${formatTanggal(habis)}`,
      detail: 'Minta yang baru',
    }
  const by = [pemeriksa, diperiksa_pada && formatWaktu(diperiksa_pada)].filter(Boolean).join(', ')
  if (status === 'diterima')
    return {
      look: 'diterima',
      tone: 'done',
      words: DOKUMEN_KEADAAN_LABEL.diterima,
      detail: `Diperiksa ${by}`,
    }
  const detail = status === 'diperiksa' ? by : `Diunggah ${formatWaktu(diunggah_pada)}`
  return { look: 'menunggu', tone: 'waiting', words: DOKUMEN_KEADAAN_LABEL[status], detail }
}
