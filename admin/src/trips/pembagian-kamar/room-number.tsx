import { TextInput } from '@mantine/core'
import { numberIn } from '@safar/shared/trips/pembagian-kamar/room-numbers'
import { ROOM_LIMITS, type Room } from '@safar/shared/trips/pembagian-kamar/room-plan'
import { useRef, useState } from 'react'
import { useBoard } from './board-context.ts'
import { numberRoom } from './plan.ts'
import classes from './rooms.module.css'

interface Props {
  room: Room
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Renders a room's number in the chosen hotel, changed where it stands. */
export function RoomNumber({ room, isOpen, onOpen }: Props) {
  const { hotel } = useBoard()
  const no = numberIn(room, hotel)
  const ref = useRef<HTMLButtonElement>(null)
  if (!hotel) return <span className={classes.noNumber}>Belum bernomor</span>
  if (isOpen)
    return (
      <Field
        room={room}
        onDone={(isByKey) => {
          onOpen(false)
          if (isByKey) requestAnimationFrame(() => ref.current?.focus())
        }}
      />
    )
  return (
    <button
      ref={ref}
      type="button"
      className={no ? classes.number : classes.noNumber}
      aria-label={no ? `Kamar ${no}, ubah nomor` : 'Belum bernomor, isi nomor'}
      onClick={() => onOpen(true)}
    >
      {no || 'Belum bernomor'}
    </button>
  )
}

function Field({ room, onDone }: { room: Room; onDone: (isByKey: boolean) => void }) {
  const { hotel, act } = useBoard()
  const before = numberIn(room, hotel)
  const [no, setNo] = useState(before)
  const isOver = useRef(false)
  const isLong = no.trim().length > ROOM_LIMITS.nomor
  const finish = (isKept: boolean, isByKey: boolean) => {
    if (isOver.current) return
    const next = no.trim()
    if (isKept && isLong) return
    isOver.current = true
    onDone(isByKey)
    if (isKept && next !== before)
      act(
        numberRoom(room.id, hotel, next),
        next ? `Nomor kamar ${next} disimpan.` : 'Nomor kamar dikosongkan.',
      )
  }
  return (
    <TextInput
      className={classes.numberField ?? ''}
      aria-label={`Nomor kamar di ${hotel}`}
      size="xs"
      value={no}
      error={isLong && `Paling banyak ${ROOM_LIMITS.nomor} huruf`}
      autoComplete="off"
      autoFocus
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setNo(currentTarget.value)}
      onBlur={() => finish(true, false)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        finish(event.key === 'Enter', true)
      }}
    />
  )
}
