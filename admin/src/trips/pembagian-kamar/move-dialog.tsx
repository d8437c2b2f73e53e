import { Button, Modal } from '@mantine/core'
import { KAMAR, KAMAR_NAMA, type Kamar } from '@safar/shared/content/paket/kamar'
import { numberIn } from '@safar/shared/trips/pembagian-kamar/room-numbers'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import { useBoard } from './board-context.ts'
import { fitOf, fitOfNew } from './fit.ts'
import { addRoom, both, emptyRoom, groupOf, movePeople, roomOf } from './plan.ts'
import classes from './rooms.module.css'

const ORDER = { cocok: 0, alasan: 1, tidak: 2 } as const

/** Renders the rooms that somebody can be moved to, fitting ones first, and why the others are none. */
export function MoveDialog({ id, onClose }: { id: number; onClose: () => void }) {
  useFocusBack()
  const { plan, facts, judge, judged, hotel, person, put, act, tags } = useBoard()
  const one = person(id)
  const ids = groupOf(judge, id)
  const own = roomOf(plan, id)
  if (!one) return null
  const rooms = judged.kamar
    .filter((room) => room.id !== own?.id)
    .map((room) => ({ room, fit: fitOf(facts, plan, ids, room.id) }))
    .toSorted((a, b) => ORDER[a.fit.state] - ORDER[b.fit.state])
  const kinds = KAMAR.map((tipe) => ({ tipe, fit: fitOfNew(facts, plan, ids, emptyRoom(tipe)) }))
  const others = ids.filter((other) => other !== id).flatMap((other) => person(other)?.nama ?? [])
  const moveToNew = (tipe: Kamar) => {
    const room = emptyRoom(tipe)
    onClose()
    act(both(addRoom(room), movePeople(ids, room.id)), `${one.nama} pindah ke kamar baru.`, id)
  }
  const go = (to: string | null) => {
    onClose()
    put(ids, to)
  }
  const ownNo = own && numberIn(own, hotel)
  const ownText = ownNo ? `Sekarang di kamar ${ownNo}` : own ? 'Sudah punya kamar' : 'Belum punya kamar'
  const family = tags.get(one.keluarga)
  return (
    <Modal opened onClose={onClose} title={`Pindahkan ${one.nama}`}>
      <p className={classes.none}>
        {[ownText, `membayar ${KAMAR_NAMA[one.tipe].toLowerCase()}`, family && `keluarga ${family.letter}`]
          .filter(Boolean)
          .join(', ')}
        .{others.length > 0 && ` Ikut pindah karena harus sekamar: ${others.join(', ')}.`}
      </p>
      <ul className={classes.choices}>
        {rooms.map(({ room, fit }) => {
          const no = numberIn(room, hotel)
          const names = room.penghuni.flatMap(({ peserta_id }) => person(peserta_id)?.nama ?? [])
          const inside = (
            <>
              <b>{no ? `Kamar ${no}` : 'Belum bernomor'}</b>
              <span>
                {KAMAR_NAMA[room.tipe]} · {room.kosong > 0 ? `${room.kosong} kosong` : 'penuh'}
              </span>
              <small>{names.length > 0 ? names.join(', ') : 'Belum ada orang'}</small>
              {fit.state !== 'cocok' && (
                <small data-why>{fit.state === 'alasan' ? `Perlu alasan. ${fit.why}` : fit.why}</small>
              )}
            </>
          )
          return (
            <li key={room.id} data-fit={fit.state}>
              {fit.state === 'tidak' ? (
                <div>{inside}</div>
              ) : (
                <button type="button" onClick={() => go(room.id)}>
                  {inside}
                  {fit.state === 'cocok' && (
                    <span className={classes.fits}>
                      <IconCheck size={15} aria-hidden /> Cocok
                    </span>
                  )}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <div className={classes.newRooms}>
        <h3>Kamar baru</h3>
        {kinds
          .filter(({ fit }) => fit.state !== 'tidak')
          .map(({ tipe, fit }) => (
            <Button
              key={tipe}
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => moveToNew(tipe)}
            >
              {KAMAR_NAMA[tipe]}
              {fit.state === 'alasan' && ', perlu alasan'}
            </Button>
          ))}
        {kinds.every(({ fit }) => fit.state === 'tidak') && (
          <p className={classes.none}>{kinds[0]?.fit.why}</p>
        )}
        {own && (
          <Button variant="subtle" c="var(--muted)" onClick={() => go(null)}>
            Keluarkan dari kamar
          </Button>
        )}
      </div>
    </Modal>
  )
}
