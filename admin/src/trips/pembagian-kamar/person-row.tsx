import { VisuallyHidden } from '@mantine/core'
import { editPath } from '@safar/shared/platform/address/admin'
import type { Bed } from '@safar/shared/trips/pembagian-kamar/room-plan'
import {
  IconArrowsExchange,
  IconHeartHandshake,
  IconLogout,
  IconPin,
  IconPinFilled,
  IconPinnedOff,
  IconUserEdit,
  IconUserOff,
} from '@tabler/icons-react'
import type { DragEvent, KeyboardEvent, ReactNode } from 'react'
import { pemesananPath } from '../../platform/paths.ts'
import { initialsOf } from '../../platform/ui/initials.ts'
import { RowMenu } from '../../records/list/row-menu.tsx'
import type { MenuItem } from '../../records/list/shape.ts'
import { useBoard } from './board-context.ts'
import { type Person, pinPerson } from './plan.ts'
import classes from './rooms.module.css'

/** The id of the words that tell how a row is moved by keys. */
export const HINT = 'cara-memindahkan'

interface Props {
  person: Person
  /** Their place in a room; none for who has no room. */
  bed?: Bed
  children?: ReactNode
}

/** Renders somebody of the departure: lifted by mouse or Space, moved by a picker at a press. */
export function PersonRow({ person, bed, children }: Props) {
  const board = useBoard()
  const { peserta_id: id, nama } = person
  const isLifted = board.carry?.ids.includes(id) ?? false
  const onDragStart = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', String(id))
    // A browser gives up a drag whose element changes while it begins.
    setTimeout(() => board.lift(id, 'mouse'))
  }
  return (
    <li
      className={classes.row}
      data-lifted={isLifted || undefined}
      draggable
      onDragStart={onDragStart}
      onDragEnd={board.drop}
    >
      <button
        type="button"
        className={classes.person}
        data-orang={id}
        aria-describedby={HINT}
        aria-pressed={isLifted}
        onClick={() => board.ask({ of: 'pindah', id })}
        onKeyDown={(event) => moveByKey(event, board, id)}
        // Firefox presses a button by the release of Space.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        onBlur={() => isLifted && board.carry?.by === 'keys' && board.drop()}
      >
        <span className={classes.initials} data-kelamin={person.kelamin} aria-hidden>
          {initialsOf(nama)}
        </span>
        <span className={classes.who}>
          <span className={classes.name}>
            {nama} {!bed && <Tag keluarga={person.keluarga} />}
          </span>
          {children}
        </span>
        {bed && <Tag keluarga={person.keluarga} />}
        {bed && (
          <span className={classes.age}>
            {person.umur}
            {person.umur !== null && <VisuallyHidden> tahun</VisuallyHidden>}
          </span>
        )}
        {bed?.disematkan && (
          <>
            <IconPinFilled size={14} className={classes.pin} aria-hidden />
            <VisuallyHidden>, disematkan</VisuallyHidden>
          </>
        )}
      </button>
      <RowMenu name={nama} items={() => itemsOf(board, person, bed)} />
    </li>
  )
}

/** Renders the letter of a family; people who travel alone have none. */
export function Tag({ keluarga }: { keluarga: number }) {
  const tag = useBoard().tags.get(keluarga)
  if (!tag) return null
  return (
    <span className={classes.tag} data-hue={tag.hue}>
      <VisuallyHidden>, keluarga </VisuallyHidden>
      {tag.letter}
      <VisuallyHidden>, </VisuallyHidden>
    </span>
  )
}

function itemsOf(
  board: ReturnType<typeof useBoard>,
  { peserta_id: id, nama, jamaah_id, pemesanan }: Person,
  bed?: Bed,
): MenuItem[] {
  const pin: MenuItem = {
    label: bed?.disematkan ? 'Lepas sematan' : 'Sematkan di kamar ini',
    icon: bed?.disematkan ? IconPinnedOff : IconPin,
    onClick: () =>
      board.act(
        pinPerson(id, !bed?.disematkan),
        bed?.disematkan ? `Sematan ${nama} dilepas.` : `${nama} disematkan.`,
      ),
  }
  const inRoom: MenuItem[] = [
    { label: 'Keluarkan dari kamar', icon: IconLogout, onClick: () => board.put([id], null) },
    pin,
  ]
  return [
    { label: 'Pindahkan…', icon: IconArrowsExchange, onClick: () => board.ask({ of: 'pindah', id }) },
    ...(bed ? inRoom : []),
    {
      label: 'Harus sekamar dengan…',
      icon: IconHeartHandshake,
      onClick: () => board.ask({ of: 'permintaan', jenis: 'bersama', id }),
    },
    {
      label: 'Jangan sekamar dengan…',
      icon: IconUserOff,
      onClick: () => board.ask({ of: 'permintaan', jenis: 'jangan', id }),
    },
    // What keeps somebody from a room is mended there: a sex, a relation, the kind of room that was paid for.
    jamaah_id === null
      ? { label: 'Buka pemesanannya', icon: IconUserEdit, to: pemesananPath(pemesanan.id) }
      : { label: 'Buka data jamaah', icon: IconUserEdit, to: editPath('jamaah', jamaah_id) },
  ]
}

const ARROWS: Record<string, 'left' | 'right' | 'up' | 'down'> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

function moveByKey(event: KeyboardEvent, board: ReturnType<typeof useBoard>, id: number): void {
  const { carry } = board
  const isCarried = carry?.by === 'keys' && carry.ids.includes(id)
  const done = () => {
    event.preventDefault()
    event.stopPropagation()
  }
  if (event.key === ' ') {
    done()
    if (isCarried) board.drop()
    else board.lift(id, 'keys')
    return
  }
  if (!isCarried) return
  const arrow = ARROWS[event.key]
  if (arrow) {
    done()
    board.over(nextRoom(carry.to, arrow))
  } else if (event.key === 'Enter') {
    done()
    if (carry.to !== null) board.put(carry.ids, carry.to)
  } else if (event.key === 'Escape') {
    done()
    board.drop()
  }
}

/** Returns the room beside another one on the screen, in rows of as many as stand in the first. */
function nextRoom(from: string | null, arrow: 'left' | 'right' | 'up' | 'down'): string | null {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-kamar]')]
  const at = cards.findIndex(({ dataset }) => dataset.kamar === from)
  const top = cards[0]?.offsetTop ?? 0
  const columns = Math.max(
    1,
    cards.findIndex(({ offsetTop }) => offsetTop > top),
  )
  const by = { left: -1, right: 1, up: -columns, down: columns }[arrow]
  return (cards[at + by] ?? cards[at])?.dataset.kamar ?? null
}
