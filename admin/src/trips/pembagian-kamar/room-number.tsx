import { TextInput } from '@mantine/core'
import { numberIn } from '@safar/shared/trips/pembagian-kamar/room-numbers'
import type { Room } from '@safar/shared/trips/pembagian-kamar/room-plan'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useBoard } from './board-context.ts'
import { numberError, numberRoom } from './plan.ts'
import classes from './rooms.module.css'

/** Renders a room's number in the chosen hotel, changed where it stands. */
export function RoomNumber({ room }: { room: Room }) {
  const { hotel, numbering, number } = useBoard()
  const no = numberIn(room, hotel)
  const ref = useRef<HTMLButtonElement>(null)
  if (!hotel) return <span className={classes.noNumber}>Belum bernomor</span>
  if (numbering === room.id)
    return (
      <Field
        key={hotel}
        room={room}
        onBack={() => {
          number(null)
          requestAnimationFrame(() => ref.current?.focus())
        }}
      />
    )
  return (
    <button
      ref={ref}
      type="button"
      className={no ? classes.number : classes.noNumber}
      aria-label={no ? `Kamar ${no}, ubah nomor` : 'Belum bernomor, isi nomor'}
      onClick={() => number(room.id)}
    >
      {no || 'Isi nomor'}
    </button>
  )
}

/** Renders the field of a number. As in a column of a sheet, Enter and Tab keep it and go on to the next room's. */
function Field({ room, onBack }: { room: Room; onBack: () => void }) {
  const { hotel, act, plan, number } = useBoard()
  const before = numberIn(room, hotel)
  const [no, setNo] = useState(before)
  const isOver = useRef(false)
  const next = no.trim()
  const error = numberError(plan, hotel, next, room.id)
  const finish = (isKept: boolean, go: () => void) => {
    if (isOver.current || (isKept && error)) return
    isOver.current = true
    go()
    if (isKept && next !== before)
      act(
        numberRoom(room.id, hotel, next),
        next ? `Nomor kamar ${next} disimpan.` : 'Nomor kamar dikosongkan.',
      )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (!['Enter', 'Tab', 'Escape'].includes(key)) return
    const at = plan.kamar.findIndex(({ id }) => id === room.id)
    const other = key === 'Escape' ? undefined : plan.kamar[at + (event.shiftKey ? -1 : 1)]
    // Tab leaves by the blur at the ends of the numbers; a number that cannot be kept holds nobody.
    if (key === 'Tab' && (!other || error)) return
    event.preventDefault()
    event.stopPropagation()
    finish(key !== 'Escape', other ? () => number(other.id) : onBack)
  }
  return (
    <TextInput
      className={classes.numberField ?? ''}
      classNames={{ error: classes.numberError ?? '' }}
      aria-label={`Nomor kamar di ${hotel}`}
      size="xs"
      value={no}
      error={error}
      autoComplete="off"
      autoFocus
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setNo(currentTarget.value)}
      onBlur={() => finish(true, () => number(null))}
      onKeyDown={onKeyDown}
    />
  )
}
