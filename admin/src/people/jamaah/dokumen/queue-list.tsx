import { Button, NativeSelect } from '@mantine/core'
import { DOKUMEN_JENIS, DOKUMEN_LABEL, isDokumenJenis } from '@safar/shared/people/jamaah/dokumen'
import { useId } from 'react'
import classes from './dokumen.module.css'
import type { QueuedPaper, usePaperQueue } from './use-paper-queue.ts'

const KINDS = [
  { value: '', label: 'Pilih jenisnya…' },
  ...DOKUMEN_JENIS.map((jenis) => ({ value: jenis, label: DOKUMEN_LABEL[jenis] })),
]

/** Renders files on their way, those that wait for their kind, and those refused, each with its name and reason. */
export function QueueList({ queue }: { queue: ReturnType<typeof usePaperQueue> }) {
  const { papers, count } = queue
  const titleId = useId()
  return (
    <>
      <p role="status" id={titleId} className={classes.count}>
        {papers.length > 0 && `${count.done} dari ${count.all} berkas terunggah`}
      </p>
      {papers.length > 0 && (
        <ul className={classes.queue} aria-labelledby={titleId}>
          {papers.map((paper) => (
            <Row key={paper.id} paper={paper} queue={queue} />
          ))}
        </ul>
      )}
    </>
  )
}

function Row({ paper, queue }: { paper: QueuedPaper; queue: ReturnType<typeof usePaperQueue> }) {
  const { file, jenis, status, fraction, message, mayRetry } = paper
  const isRefused = status === 'gagal'
  const kind = jenis ? DOKUMEN_LABEL[jenis] : ''
  return (
    <li data-status={status}>
      <div className={classes.file}>
        <strong>{file.name}</strong>
        {isRefused && <span role="alert">{[kind, message].filter(Boolean).join(': ')}</span>}
        {status === 'antre' && <span>{kind}, menunggu giliran</span>}
        {status === 'kirim' && (
          <span>
            {kind}, mengunggah {Math.round(fraction * 100)}%
          </span>
        )}
      </div>
      {status === 'pilih' && (
        <NativeSelect
          aria-label={`Jenis dokumen ${file.name}`}
          data={KINDS}
          defaultValue=""
          onChange={({ currentTarget: { value } }) => {
            if (isDokumenJenis(value)) queue.choose(paper, value)
          }}
        />
      )}
      {isRefused && mayRetry && jenis && (
        <Button variant="default" size="compact-md" onClick={() => queue.choose(paper, jenis)}>
          Coba lagi
        </Button>
      )}
      <Button
        variant="subtle"
        color="gray"
        size="compact-md"
        aria-label={`${isRefused ? 'Tutup' : 'Batalkan'} ${file.name}`}
        onClick={() => queue.cancel(paper)}
      >
        {isRefused ? 'Tutup' : 'Batalkan'}
      </Button>
    </li>
  )
}
