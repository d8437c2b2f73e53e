import { IconArrowsMove } from '@tabler/icons-react'
import { useBoard } from './board-context.ts'
import { firstName } from './room-card.tsx'
import classes from './rooms.module.css'

/** Renders the keys that move who was lifted, for as long as they are. */
export function KeyBar() {
  const board = useBoard()
  const { carry } = board
  const [first] = carry?.ids ?? []
  if (carry?.by !== 'keys' || first === undefined) return null
  const more = carry.ids.length - 1
  return (
    <div className={classes.keyPlace}>
      <p className={classes.keyBar} aria-hidden>
        <IconArrowsMove size={18} />
        <b>
          Memindahkan {firstName(board, first)}
          {more > 0 && ` dan ${more} orang lain`}
        </b>
        <span>
          <kbd>Panah</kbd> pilih kamar
        </span>
        <span>
          <kbd>Enter</kbd> taruh
        </span>
        <span>
          <kbd>Esc</kbd> batal
        </span>
      </p>
    </div>
  )
}
