import { Button } from '@mantine/core'
import { KAMAR_NAMA } from '@safar/shared/content/paket/kamar'
import { matchesSearch, searchTerms, searchText } from '@safar/shared/platform/search'
import type { RoomWish } from '@safar/shared/trips/pembagian-kamar/room-plan'
import { IconLock, IconPlus, IconX } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { SearchInput } from '../../platform/ui/search-input.tsx'
import { useBoard } from './board-context.ts'
import { PersonRow } from './person-row.tsx'
import { type Person, removeWish } from './plan.ts'
import { needsText } from './room-card.tsx'
import classes from './rooms.module.css'

/** Renders who has no room, and why; who is dragged here leaves theirs. */
export function Tray() {
  const board = useBoard()
  const [q, setQ] = useState('')
  const { tanpa_kamar } = board.judged
  const terms = searchTerms(q)
  const shown = tanpa_kamar.filter(({ nama }) => matchesSearch(searchText([nama]), terms))
  const { carry } = board
  const onDragOver = (event: DragEvent) => {
    if (carry?.by !== 'mouse') return
    event.preventDefault()
    if (carry.to !== null) board.over(null)
  }
  return (
    <section
      className={classes.tray}
      aria-label="Belum punya kamar"
      onDragOver={onDragOver}
      onDrop={(event) => {
        event.preventDefault()
        if (carry && !carry.ids.every((id) => tanpa_kamar.some((one) => one.peserta_id === id)))
          board.put(carry.ids, null)
      }}
    >
      <h2>
        Belum punya kamar{' '}
        <b className={classes.count} data-some={tanpa_kamar.length > 0 || undefined}>
          {tanpa_kamar.length}
        </b>
      </h2>
      {tanpa_kamar.length > 0 && (
        <SearchInput label="Cari nama" placeholder="Cari nama" value={q} onChange={setQ} />
      )}
      {tanpa_kamar.length === 0 && <p className={classes.none}>Semua sudah dapat kamar.</p>}
      {tanpa_kamar.length > 0 && shown.length === 0 && (
        <p className={classes.none}>Tidak ada nama yang cocok.</p>
      )}
      <ul className={classes.waiting}>
        {shown.map(({ peserta_id, alasan }) => {
          const person = board.person(peserta_id)
          return (
            person && (
              <PersonRow key={peserta_id} person={person}>
                <small>{aboutText(person)}</small>
                {needsText(person) && <small>{needsText(person)}</small>}
                {person.kelamin === '' && <small>{alasan}</small>}
                {person.teman_sekamar && <small>Ingin sekamar: {person.teman_sekamar}</small>}
              </PersonRow>
            )
          )
        })}
      </ul>
    </section>
  )
}

/** Says of somebody what a room has to suit: `P, 71 · membayar quad`. */
function aboutText({ kelamin, umur, tipe, kamar_sendiri }: Person): string {
  const who = [kelamin, umur].filter((one) => one !== '' && one !== null).join(', ')
  const paid = `${KAMAR_NAMA[tipe].toLowerCase()}${kamar_sendiri ? ', kamar sendiri' : ''}`
  return who ? `${who} · membayar ${paid}` : `Membayar ${paid}`
}

/** The rules that are never broken, as `room-rules.ts` has them. */
const RULES = [
  'Laki-laki dan perempuan dewasa hanya sekamar bila suami istri atau mahram, pasangan demi pasangan',
  'Anak sekamar dengan orang dewasa dari keluarganya',
  'Tipe kamar sesuai yang dibayar; yang lebih baik perlu alasan',
  'Yang membayar kamar sendiri tidak digabung dengan orang lain',
]

/** Renders what a plan is held to: rules that nobody can switch off, and what people ask for. */
export function Rules() {
  const { plan, ask, act, person } = useBoard()
  const nameOf = (id: number) => person(id)?.nama
  const shown = plan.permintaan.filter(({ peserta }) => peserta.every(person))
  return (
    <section className={classes.rules} aria-label="Aturan dan permintaan">
      <h2>Pasti dijaga</h2>
      <ul className={classes.locked}>
        {RULES.map((rule) => (
          <li key={rule}>
            <IconLock size={16} aria-hidden />
            {rule}
          </li>
        ))}
      </ul>
      <h2>Permintaan</h2>
      {shown.length === 0 && <p className={classes.none}>Belum ada permintaan.</p>}
      <ul className={classes.wishes}>
        {shown.map((wish) => {
          const [a, b] = wish.peserta
          const text = `${nameOf(a)} dan ${nameOf(b)}`
          return (
            <li key={`${a}-${b}`}>
              <span>
                {text}
                <small>{WISH_LABEL[wish.jenis]}</small>
              </span>
              <button
                type="button"
                aria-label={`Hapus permintaan ${text}`}
                onClick={() => act(removeWish(wish), `Permintaan ${text} dihapus.`)}
              >
                <IconX size={16} aria-hidden />
              </button>
            </li>
          )
        })}
      </ul>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => ask({ of: 'permintaan', jenis: 'bersama' })}
      >
        Tambah permintaan
      </Button>
    </section>
  )
}

export const WISH_LABEL: Record<RoomWish['jenis'], string> = {
  bersama: 'Harus sekamar',
  jangan: 'Jangan sekamar',
}
