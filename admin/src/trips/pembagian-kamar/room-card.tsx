import { VisuallyHidden } from '@mantine/core'
import { KAMAR_NAMA } from '@safar/shared/content/paket/kamar'
import { numberIn } from '@safar/shared/trips/pembagian-kamar/room-numbers'
import type { JudgedRoom, RoomKind } from '@safar/shared/trips/pembagian-kamar/room-rules'
import {
  IconAlertCircleFilled,
  IconBed,
  IconGenderFemale,
  IconGenderMale,
  IconHome,
  IconLock,
  IconLockOpen,
  IconNote,
  IconPencil,
  IconTrash,
  IconUserStar,
  type TablerIcon,
} from '@tabler/icons-react'
import type { DragEvent } from 'react'
import { RowMenu } from '../../records/list/row-menu.tsx'
import type { MenuItem } from '../../records/list/shape.ts'
import { type Board, useBoard } from './board-context.ts'
import { PersonRow } from './person-row.tsx'
import { changeRoom, type Person, removeRoom } from './plan.ts'
import { RoomNumber } from './room-number.tsx'
import classes from './rooms.module.css'
import { waysOut } from './ways-out.ts'

const KIND: Record<RoomKind, { label: string; icon: TablerIcon }> = {
  L: { label: 'Laki-laki', icon: IconGenderMale },
  P: { label: 'Perempuan', icon: IconGenderFemale },
  keluarga: { label: 'Keluarga', icon: IconHome },
  '': { label: 'Kosong', icon: IconBed },
}

/** Renders a room: its number in the chosen hotel, who sleeps in it bed by bed, and what may not be so. */
export function RoomCard({ room }: { room: JudgedRoom }) {
  const board = useBoard()
  const { id, tipe, jenis, bentrok, lebih, penghuni, kosong, kasur_lain } = room
  const { carry } = board
  const fit = board.fits.get(id)
  const isTarget = carry?.to === id
  const { label, icon: Icon } = KIND[jenis]
  const no = numberIn(room, board.hotel)
  const name = no ? `Kamar ${no}` : 'Kamar belum bernomor'
  const [lifted] = carry?.ids ?? []
  const onDragOver = (event: DragEvent) => {
    if (carry?.by !== 'mouse') return
    if (fit && fit.state !== 'tidak') event.preventDefault()
    if (carry.to !== id) board.over(id)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    if (carry) board.put(carry.ids, id)
  }
  return (
    <section
      className={classes.room}
      aria-label={`${name}, ${KAMAR_NAMA[tipe]}`}
      data-kamar={id}
      data-bad={bentrok.length > 0 || undefined}
      data-fit={carry ? fit?.state : undefined}
      data-target={isTarget || undefined}
      onDragOver={onDragOver}
      onDrop={onDrop}
    >
      <div className={classes.roomHead}>
        <h3>
          <RoomNumber room={room} />
          <span>
            {KAMAR_NAMA[tipe]}
            {room.catatan && ` · ${room.catatan}`}
          </span>
        </h3>
        {room.dikunci && (
          <span className={classes.lock}>
            <IconLock size={15} aria-hidden />
            <VisuallyHidden>Dikunci</VisuallyHidden>
          </span>
        )}
        {bentrok.length > 0 ? (
          <span className={classes.kind} data-bad>
            <IconAlertCircleFilled size={15} aria-hidden /> Bentrok
          </span>
        ) : (
          <span className={classes.kind}>
            <Icon size={15} aria-hidden /> {label}
          </span>
        )}
        <RowMenu name={no ? `kamar ${no}` : board.call(id)} items={() => itemsOf(board, room)} />
      </div>
      <ul className={classes.beds}>
        {penghuni.map((bed) => {
          const person = board.person(bed.peserta_id)
          return (
            person && (
              <PersonRow key={bed.peserta_id} person={person} bed={bed}>
                {needsText(person) && <small>{needsText(person)}</small>}
              </PersonRow>
            )
          )
        })}
        {Array.from({ length: kasur_lain }, (_, at) => (
          <li key={`lain-${at}`} className={classes.free} data-other>
            <span className={classes.ring} aria-hidden />
            Kasur pembimbing
          </li>
        ))}
        {Array.from({ length: kosong }, (_, at) => (
          <li key={`kosong-${at}`} className={classes.free}>
            <span className={classes.ring} aria-hidden />
            {isTarget && at === 0 && fit?.state !== 'tidak' && lifted !== undefined ? (
              <>
                <b>Taruh {firstName(board, lifted)} di sini</b>
                {carry?.by === 'keys' && <kbd>Enter</kbd>}
              </>
            ) : (
              'Kosong'
            )}
          </li>
        ))}
      </ul>
      {carry && fit && fit.state !== 'cocok' && (
        <p className={classes.why}>{fit.state === 'alasan' ? `Perlu alasan. ${fit.why}` : fit.why}</p>
      )}
      {!carry && lebih.length > 0 && (
        <p className={classes.better}>{lebih.map(({ kalimat }) => kalimat).join(' ')}</p>
      )}
      {!carry && bentrok.length > 0 && (
        <ul className={classes.conflicts}>
          {bentrok.map((one) => (
            <li key={one.kalimat}>
              <IconAlertCircleFilled size={16} aria-hidden />
              <span>
                <span>{one.kalimat}</span> {waysOut(board, one)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Says what of somebody the hotel has to be asked for, or needs no bed. */
export const needsText = ({ bantuan, tanpa_kasur }: Person): string =>
  [bantuan && 'perlu bantuan', tanpa_kasur && 'tanpa kasur'].filter(Boolean).join(' · ')

/** Returns what somebody is called in a line of little room. */
export const firstName = (board: Pick<Board, 'person'>, id: number): string =>
  board.person(id)?.nama.split(' ')[0] ?? ''

function itemsOf(board: Board, room: JudgedRoom): MenuItem[] {
  const { id, dikunci, penghuni } = room
  const name = board.call(id)
  const remove = () =>
    penghuni.length > 0
      ? board.ask({ of: 'hapus', kamar: id })
      : board.act(removeRoom(id), 'Kamar kosong dihapus.')
  return [
    ...(board.hotel ? [{ label: 'Ubah nomor', icon: IconPencil, onClick: () => board.number(id) }] : []),
    { label: 'Ubah tipe', icon: IconBed, onClick: () => board.ask({ of: 'tipe', kamar: id }) },
    { label: 'Catatan', icon: IconNote, onClick: () => board.ask({ of: 'catatan', kamar: id }) },
    { label: 'Kasur pembimbing', icon: IconUserStar, onClick: () => board.ask({ of: 'kasur', kamar: id }) },
    {
      label: dikunci ? 'Buka kunci' : 'Kunci',
      icon: dikunci ? IconLockOpen : IconLock,
      onClick: () =>
        board.act(
          changeRoom(id, { dikunci: !dikunci }),
          dikunci ? `Kunci ${name} dibuka.` : `Usulan tidak akan mengubah ${name}.`,
        ),
    },
    { label: 'Hapus kamar', icon: IconTrash, onClick: remove },
  ]
}
