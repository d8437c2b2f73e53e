import { Button, CloseButton, Modal } from '@mantine/core'
import type { Proposal } from '@safar/shared/trips/pembagian-kamar/room-schema'
import { IconWand } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import { useBoard } from './board-context.ts'
import { callRoom } from './plan.ts'
import classes from './rooms.module.css'

/** The most reasons that fit into the banner; the list has them all. */
const FIRST = 3

interface Props {
  proposal: Proposal
  onApply: () => void
  onClose: () => void
}

/** Renders what a proposal would do: its sum in one line, the first reasons, and the way to take it. */
export function ProposalBanner({ proposal, onApply, onClose }: Props) {
  const { ask } = useBoard()
  const { beda, catatan } = proposal
  const steps = useSteps(proposal)
  const reasons = [...steps.slice(0, FIRST).map(({ text }) => text), ...catatan]
  const rest = steps.length - FIRST
  const ref = useRef<HTMLElement>(null)
  // Asked for from a board that is scrolled down.
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={ref} className={classes.proposal} aria-label="Usulan">
      <IconWand size={20} aria-hidden />
      <div className={classes.proposalWords}>
        <p role="status">
          <b>{sumText(proposal)}</b>
        </p>
        <p>
          {reasons.join(' ')}
          {rest > 0 && ` Dan ${rest} lainnya.`}
        </p>
      </div>
      {beda.length > 0 && (
        <div className={classes.ways}>
          <Button variant="subtle" onClick={() => ask({ of: 'beda' })}>
            Lihat satu per satu
          </Button>
          <Button onClick={onApply}>Terapkan</Button>
        </div>
      )}
      <CloseButton aria-label="Tutup usulan" onClick={onClose} />
    </section>
  )
}

/** Renders a proposal person by person: from where to where, and why. */
export function Differences({ proposal, onApply, onClose }: Props) {
  useFocusBack()
  const steps = useSteps(proposal)
  return (
    <Modal opened onClose={onClose} title="Yang berubah oleh usulan" size="lg">
      <ul className={classes.differences}>
        {steps.map(({ id, nama, from, to, why, mates }) => (
          <li key={id}>
            <b>{nama}</b>
            <span>
              {from} → {to}
            </span>
            <small>{[why && `${why}.`, mates].filter(Boolean).join(' ')}</small>
          </li>
        ))}
      </ul>
      <div className={classes.newRooms}>
        <Button onClick={onApply}>Terapkan</Button>
        <Button variant="default" onClick={onClose}>
          Tutup
        </Button>
      </div>
    </Modal>
  )
}

/** Says what a proposal comes to: `Usulan: 2 orang ditempatkan, 1 orang pindah, tanpa bentrok.` */
export function sumText({ beda, jumlah }: Pick<Proposal, 'beda' | 'jumlah'>): string {
  if (beda.length === 0) return 'Usulan: tidak ada yang perlu diubah.'
  const count = (is: (one: Proposal['beda'][number]) => boolean) => beda.filter(is).length
  const placed = count(({ dari, ke }) => dari === null && ke !== null)
  const moved = count(({ dari, ke }) => dari !== null && ke !== null)
  const out = count(({ dari, ke }) => dari !== null && ke === null)
  const without = jumlah.orang - jumlah.dapat
  const parts = [
    placed > 0 && `${placed} orang ditempatkan`,
    moved > 0 && `${moved} orang pindah`,
    out > 0 && `${out} orang keluar`,
    without > 0 && `${without} orang tetap belum punya kamar`,
    jumlah.bentrok > 0 ? `${jumlah.bentrok} kamar bentrok` : 'tanpa bentrok',
  ]
  return `Usulan: ${parts.filter(Boolean).join(', ')}.`
}

/** Returns what happens to each person, with rooms in words. New ones have no number yet: they are called so. */
function useSteps({ beda, kamar }: Proposal) {
  const { plan, judge, hotel } = useBoard()
  /** Names who sleeps there too: a new room is known by nothing else. */
  const matesText = (id: string | null, self: number) => {
    const others = kamar
      .find((room) => room.id === id)
      ?.penghuni.flatMap(({ peserta_id }) => (peserta_id === self ? [] : (judge.of(peserta_id)?.nama ?? [])))
    return others?.length ? `Bersama ${others.join(', ')}.` : ''
  }
  const name = (id: string | null) => {
    if (id === null) return 'belum punya kamar'
    const now = plan.kamar.find((room) => room.id === id)
    const next = now ?? kamar.find((room) => room.id === id)
    if (!next) return 'kamar'
    return now ? callRoom(now, hotel, judge.of) : `kamar ${next.tipe} baru`
  }
  return beda.map(({ peserta_id, nama, dari, ke, alasan }) => {
    const [from, to] = [name(dari), name(ke)]
    const isNew = ke !== null && plan.kamar.every(({ id }) => id !== ke)
    // That a new room is new is said by what it is called.
    const why = isNew && alasan === 'Kamar baru.' ? '' : alasan.replace(/\.$/, '')
    const where = ke === null ? `${nama} ${to}` : `${nama} ke ${to}`
    const text = why ? `${where}: ${why}.` : `${where}.`
    return { id: peserta_id, nama, from, to, why, mates: matesText(ke, peserta_id), text }
  })
}
