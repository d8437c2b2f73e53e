import type { Rooms } from '@safar/shared/trips/pembagian-kamar/room-schema'
import { IconUsers } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Empty } from '../../platform/ui/empty.tsx'
import { QuestionDialog } from '../../platform/ui/question-dialog.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import visuallyHidden from '../../platform/ui/visually-hidden.module.css'
import { useLeaveGuard } from '../../records/form/save/use-leave-guard.ts'
import { useFile } from '../berkas-keberangkatan/use-file.ts'
import { Alerts } from './alerts.tsx'
import { BoardContext } from './board-context.ts'
import { BoardPane } from './board-pane.tsx'
import { Dialogs } from './dialogs.tsx'
import { Head } from './head.tsx'
import { KeyBar } from './key-bar.tsx'
import { HINT } from './person-row.tsx'
import { roomsOf } from './plan.ts'
import { PrintedRooms } from './printed-rooms.tsx'
import { Differences, ProposalBanner } from './proposal-banner.tsx'
import classes from './rooms.module.css'
import { roomClient } from './rooms.queries.ts'
import { Rules, Tray } from './tray.tsx'
import { useBoardState } from './use-board-state.ts'
import { usePlanQueue } from './use-plan-queue.ts'
import { useProposal } from './use-proposal.ts'

/** The panes as steps, where a screen has no room for all of them at once. */
const STEPS = ['kamar', 'orang', 'aturan'] as const

/** Renders a departure's rooms to work on: who waits, the board, and what holds for it. */
export function Workplace({ slug, data }: { slug: string; data: Rooms }) {
  const { queue, state } = usePlanQueue(slug, data)
  const [chosen, setHotel] = useState('')
  const [step, setStep] = useState<(typeof STEPS)[number]>('kamar')
  const { base, plan, unsaved, failure } = state
  const hotel = base.hotel.find(({ nama }) => nama === chosen)?.nama ?? base.hotel[0]?.nama ?? ''
  const { board, dialog, close, heard, undo } = useBoardState(queue, state, hotel)
  const { proposal, isAsking, ask, close: closeProposal } = useProposal(slug, queue.refuse)
  const file = useFile()
  const guard = useLeaveGuard({ isDirty: queue.hasUnsaved, onLogin: () => {} })
  useClosedByChange(plan, proposal !== null, closeProposal)

  const { judged } = board
  const stop = stopText(judged.jumlah)
  const apply = () => {
    if (!proposal) return
    close()
    closeProposal()
    if (proposal.versi !== base.versi) {
      queue.refuse('Pembagian ini sudah berubah sejak usulan dibuat. Minta usulan sekali lagi.')
      return
    }
    const kamar = roomsOf(proposal.kamar)
    board.act((now) => ({ ...now, kamar }), 'Usulan diterapkan.')
  }
  const propose = (dari: 'sekarang' | 'awal') => {
    // The proposal stands above the rooms.
    setStep('kamar')
    void ask({ dari })
  }
  const counts = { kamar: judged.jumlah.kamar, orang: judged.tanpa_kamar.length, aturan: null }
  const LABELS = { kamar: 'Kamar', orang: 'Belum punya kamar', aturan: 'Aturan' }

  return (
    <BoardContext value={board}>
      <div className={classes.page}>
        <Head
          paket={base.paket}
          stop={stop}
          isBad={judged.jumlah.bentrok > 0}
          canUndo={state.canUndo}
          isProposing={isAsking}
          isTaking={file.isPending}
          hasPeople={base.orang.length > 0}
          onUndo={undo}
          onFile={() =>
            file.take({ name: `kamar-${base.paket.slug}.xlsx`, fetch: () => roomClient.file(slug) })
          }
          onPropose={() => propose('sekarang')}
          onAnew={() => board.ask({ of: 'awal' })}
        />
        {base.orang.length === 0 ? (
          <Empty icon={IconUsers} title="Belum ada jamaah.">
            Yang ikut tampil di sini sejak uang mukanya masuk.
          </Empty>
        ) : (
          <>
            <fieldset className={classes.steps} aria-label="Bagian halaman">
              {STEPS.map((one) => (
                <button key={one} type="button" aria-pressed={step === one} onClick={() => setStep(one)}>
                  {LABELS[one]} {counts[one] !== null && <b>{counts[one]}</b>}
                </button>
              ))}
            </fieldset>
            <Alerts
              failure={failure}
              fileError={file.error ? saidBy(file.error) : ''}
              onRetry={queue.retry}
              onForgive={queue.forgive}
            />
            <div className={classes.panes} data-step={step}>
              <div className={classes.side}>
                <Tray />
                <Rules />
              </div>
              <BoardPane
                isSaving={unsaved > 0 && !failure}
                onHotel={setHotel}
                onPropose={() => propose('sekarang')}
                isProposing={isAsking}
              >
                {proposal && <ProposalBanner proposal={proposal} onApply={apply} onClose={closeProposal} />}
              </BoardPane>
            </div>
          </>
        )}
        <KeyBar />
        <p id={HINT} className={visuallyHidden.always}>
          Enter untuk memilih kamar, Spasi untuk mengangkat dan memindahkan dengan panah.
        </p>
        <p role="status" aria-live="assertive" className={visuallyHidden.always}>
          {board.carry ? heard : state.said}
        </p>
        {dialog && (
          <Dialogs
            dialog={dialog}
            onClose={close}
            onAnew={() => propose('awal')}
            differences={proposal && <Differences proposal={proposal} onApply={apply} onClose={close} />}
          />
        )}
        {guard.blocker.state === 'blocked' && (
          <QuestionDialog
            question={{
              title: 'Ada perubahan yang belum tersimpan',
              text: 'Perubahan yang menunggu dikirim hilang bila halaman ini ditinggalkan.',
              yes: 'Tinggalkan',
            }}
            onYes={() => guard.blocker.proceed?.()}
            onNo={() => guard.blocker.reset?.()}
          />
        )}
      </div>
      <PrintedRooms />
    </BoardContext>
  )
}

/** Returns why no list may go to a hotel yet; empty where it may. */
function stopText({ bentrok, dapat }: Rooms['jumlah']): string {
  if (bentrok > 0) return `Cetak dan daftar hotel menunggu ${bentrok} kamar yang bentrok dibereskan.`
  return dapat > 0 ? '' : 'Cetak dan daftar hotel menunggu kamar pertama diisi.'
}

/** Puts a proposal away once the plan that it was made from is no longer the one of now. */
function useClosedByChange(plan: object, isOpen: boolean, close: () => void): void {
  const before = useRef(plan)
  useEffect(() => {
    if (before.current !== plan && isOpen) close()
    before.current = plan
  }, [plan, isOpen, close])
}
