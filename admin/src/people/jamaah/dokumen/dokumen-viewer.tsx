import { Button, Modal, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import {
  DOKUMEN_JENIS,
  DOKUMEN_KEADAAN_LABEL,
  DOKUMEN_LABEL,
  newestOf,
} from '@safar/shared/people/jamaah/dokumen'
import type { Dokumen, DokumenPutusan } from '@safar/shared/people/jamaah/dokumen-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { START_VIEW, viewByKey } from '../../../files/berkas/file-stage.tsx'
import { QuestionDialog } from '../../../platform/ui/question-dialog.tsx'
import { saidBy } from '../../../platform/ui/said-by.ts'
import { useFocusBack } from '../../../platform/ui/use-focus-back.ts'
import { formatWaktu } from '../../../platform/ui/waktu.ts'
import classes from './dokumen.module.css'
import { dokumenClient, dokumenQuery } from './dokumen.queries.ts'
import { FactsToCheck } from './facts-to-check.tsx'
import { PaperStage } from './paper-stage.tsx'
import { RefuseForm } from './refuse-form.tsx'
import { TellFamily } from './tell-family.tsx'

interface Props {
  jamaah: number
  /** All papers of the pilgrim, newest first. */
  papers: readonly Dokumen[]
  /** The paper that is shown. */
  id: number
  onView: (id: number) => void
  onSaid: (words: string) => void
  onClose: () => void
}

const isWaiting = ({ status }: Dokumen) => status === 'diunggah' || status === 'diperiksa'

/** Renders a paper beside the fields to check, with its decision; by buttons, or the keys + − R, arrows, Y and N. */
export function DokumenViewer({ jamaah, papers, id, onView, onSaid, onClose }: Props) {
  useFocusBack()
  const isPhone = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
  const client = useQueryClient()
  const [view, setView] = useState(START_VIEW)
  const [isRefusing, setRefusing] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const [said, setSaid] = useState('')
  // A button that goes, or is disabled meanwhile, would lose the focus, and the keys with it.
  const decision = useRef<HTMLButtonElement>(null)
  const endRefusal = () => {
    setRefusing(false)
    requestAnimationFrame(() => decision.current?.focus())
  }
  const refresh = () => client.invalidateQueries({ queryKey: dokumenQuery(jamaah).queryKey, exact: true })
  const decide = useMutation({
    mutationFn: ({ paper, ...input }: DokumenPutusan & { paper: Dokumen }) =>
      dokumenClient.decide(jamaah, paper.id, { ...input, updated_at: paper.updated_at }),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: (paper: Dokumen) => dokumenClient.remove(jamaah, paper.id),
    onSettled: refresh,
  })
  const paper = papers.find((one) => one.id === id)
  if (!paper) return null
  const { jenis, status, alasan } = paper
  const label = DOKUMEN_LABEL[jenis]
  const newest = newestOf(papers, jenis)
  const isNewest = newest?.id === id
  const older = papers.filter((one) => one.jenis === jenis && one.id !== newest?.id)
  const isBusy = decide.isPending || remove.isPending
  const problem = decide.error ?? remove.error

  const show = (next: number) => {
    decide.reset()
    setView(START_VIEW)
    setRefusing(false)
    onView(next)
  }
  const accept = () => {
    if (!isNewest || isBusy) return
    decide.mutate(
      { paper, status: 'diterima', alasan: '' },
      {
        onSuccess() {
          const words = `${label} diterima.`
          onSaid(words)
          const next = DOKUMEN_JENIS.map((one) => newestOf(papers, one)).find(
            (one) => one && one.id !== id && isWaiting(one),
          )
          if (!next) return onClose()
          setSaid(words)
          show(next.id)
        },
      },
    )
  }
  const refuse = (reason: string) =>
    decide.mutate(
      { paper, status: 'ditolak', alasan: reason },
      {
        onSuccess() {
          endRefusal()
          setSaid(`${label} ditolak.`)
        },
      },
    )
  const onKeyDown = (event: KeyboardEvent) => {
    // The pilgrim's own form is around the dialog in React's tree, and holds back Enter in its fields.
    event.stopPropagation()
    if (event.key === 'Escape' && isRefusing) return endRefusal()
    const { target } = event
    const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select')
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    const next = viewByKey(view, event.key, event.shiftKey)
    const key = event.key.toLowerCase()
    if (next) setView(next)
    else if (key === 'y') accept()
    else if (key === 'n' && isNewest && !isBusy) setRefusing(true)
    else return
    event.preventDefault()
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={label}
      size="min(1240px, 94vw)"
      fullScreen={isPhone}
      closeOnEscape={!isRefusing}
      closeButtonProps={{ 'aria-label': 'Tutup dokumen' }}
      onKeyDown={onKeyDown}
    >
      <div className={classes.viewer}>
        <PaperStage key={id} jamaah={jamaah} paper={paper} view={view} onView={setView} />
        <div className={classes.panel}>
          <p role="status" className={classes.said}>
            {said}
          </p>
          <FactsToCheck key={jenis} jenis={jenis} />
          <Text size="sm" c="var(--muted)">
            {DOKUMEN_KEADAAN_LABEL[status]}
            {status === 'ditolak' && `: ${alasan}`}. Diunggah{' '}
            {paper.diunggah_oleh || 'akun yang sudah dihapus'}, {formatWaktu(paper.diunggah_pada)}.
          </Text>
          {problem && (
            <Text role="alert" c="var(--red)" fw={640}>
              {saidBy(problem)}
            </Text>
          )}
          {!isNewest && <Text>Ini versi lama, sudah diganti dengan unggahan yang lebih baru.</Text>}
          {isNewest && isRefusing && <RefuseForm isBusy={isBusy} onRefuse={refuse} onBack={endRefusal} />}
          {isNewest && !isRefusing && (
            <div className={`${classes.decide} ${classes.breaking}`}>
              <Button
                variant={status === 'ditolak' ? 'filled' : 'default'}
                color="red"
                aria-keyshortcuts="n"
                aria-disabled={isBusy}
                onClick={() => !isBusy && setRefusing(true)}
              >
                Tolak<span className={classes.key}> (N)</span>
              </Button>
              <Button
                ref={decision}
                aria-keyshortcuts="y"
                aria-disabled={isBusy}
                onClick={accept}
                data-autofocus
              >
                Terima<span className={classes.key}> (Y)</span>
              </Button>
            </div>
          )}
          {isNewest && status === 'ditolak' && !isRefusing && (
            <TellFamily
              paper={paper}
              onTold={() => void dokumenClient.noteChat(jamaah, id).then(refresh, () => null)}
            />
          )}
          {(older.length > 0 || !isNewest) && (
            <details className={classes.older} open={!isNewest}>
              <summary>Versi lain</summary>
              <ul>
                {[...(newest && !isNewest ? [newest] : []), ...older]
                  .filter((one) => one.id !== id)
                  .map((one) => (
                    <li key={one.id}>
                      {DOKUMEN_KEADAAN_LABEL[one.status]}
                      {one.alasan && `: ${one.alasan}`}, {formatWaktu(one.diunggah_pada)}{' '}
                      <Button
                        variant="subtle"
                        size="compact-sm"
                        aria-label={`Lihat versi ${formatWaktu(one.diunggah_pada)}`}
                        onClick={() => show(one.id)}
                      >
                        Lihat
                      </Button>
                    </li>
                  ))}
              </ul>
            </details>
          )}
          <Button variant="subtle" color="gray" size="compact-md" onClick={() => setRemoving(true)}>
            Hapus berkas ini
          </Button>
        </div>
      </div>
      {isRemoving && (
        <QuestionDialog
          question={{
            title: `Hapus ${label} ini?`,
            text: 'Berkasnya dihapus untuk selamanya, misalnya karena milik orang lain atau keluarganya meminta.',
            yes: 'Hapus',
          }}
          onNo={() => setRemoving(false)}
          onYes={() => {
            setRemoving(false)
            remove.mutate(paper, {
              onSuccess() {
                onSaid(`${label} dihapus.`)
                onClose()
              },
            })
          }}
        />
      )}
    </Modal>
  )
}
