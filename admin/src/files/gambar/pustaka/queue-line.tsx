import { CloseButton } from '@mantine/core'
import { IconAlertCircleFilled, IconAlertTriangle, IconPhotoUp } from '@tabler/icons-react'
import classes from './queue-line.module.css'
import type { QueuedFile } from './upload-queue.ts'

interface Props {
  files: readonly QueuedFile[]
  onAgain: (file: QueuedFile) => void
  onClear: () => void
}

/** Renders the progress of an upload of several files, with the reason of each refusal by file name. */
export function QueueLine({ files, onAgain, onClear }: Props) {
  const sent = files.filter(({ name }) => name !== '')
  const done = sent.filter(({ status }) => status === 'jadi').length
  const refused = files.filter(({ status }) => status === 'gagal')
  const shrunk = files.filter(({ status, message }) => status === 'jadi' && message !== '')
  const isBusy = sent.some(({ status }) => status === 'antre' || status === 'kirim')
  const fraction = sent.reduce((sum, { status, fraction }) => sum + (status === 'gagal' ? 1 : fraction), 0)
  return (
    <div className={classes.place}>
      <div role="status" className={files.length > 0 ? classes.line : undefined}>
        {files.length > 0 && (
          <>
            <IconPhotoUp size={20} aria-hidden />
            <strong>
              {done} dari {sent.length} gambar terunggah
            </strong>
          </>
        )}
      </div>
      {files.length > 0 && (
        <>
          <progress
            className={classes.progress}
            value={fraction}
            max={sent.length || 1}
            aria-label="Unggahan"
          />
          {!isBusy && <CloseButton aria-label="Tutup laporan unggahan" onClick={onClear} />}
        </>
      )}
      {shrunk.length > 0 && (
        <ul className={classes.shrunk} role="status">
          {shrunk.map((file) => (
            <li key={file.id}>
              <IconAlertTriangle size={16} aria-hidden />
              <span>{file.message}</span>
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <ul className={classes.refused} role="alert">
          {refused.map((file) => (
            <li key={file.id}>
              <IconAlertCircleFilled size={16} aria-hidden />
              <span>{file.message}</span>
              {file.file && (
                <button type="button" className={classes.again} onClick={() => onAgain(file)}>
                  Coba lagi
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
