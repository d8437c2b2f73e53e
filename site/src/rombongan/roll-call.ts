import { markKey } from '@safar/shared/trips/rombongan/cell'
import type { Rombongan } from '@safar/shared/trips/rombongan/rombongan-schema'
import { type Kept, markOf, newName, stopsOf, write } from './kept.ts'
import { button, fits, make } from './make-element.ts'
import { clockText, dayOf, foldName } from './words.ts'

type Person = Rombongan['peserta'][number]
type Shown = 'belum' | 'hadir' | 'semua'
const SHOWN: readonly [Shown, string][] = [
  ['belum', 'Belum'],
  ['hadir', 'Hadir'],
  ['semua', 'Semua'],
]
/** Stops of every journey, to be pressed instead of typed. */
const USUAL = ['Manasik', 'Bandara berangkat', 'Naik bus', 'Tiba di hotel', 'Makan', 'Bandara pulang']
/** Rows stay where they are for so long after a tap: none moves under the finger. */
const SETTLE_MS = 2_000
const UNDO_MOST = 50
/** The longest name of a stop, in UTF-16 units, as the API takes it. */
const NAME_MOST = 80

export interface Roll {
  /** Draws the roll anew; with `keep` no row moves. */
  draw(): void
}

interface Given {
  place: HTMLElement
  kept: Kept
  perangkat: string
  /** The server's time, in milliseconds. */
  now(): number
  /** Called after each change, which is then stored and sent. */
  changed(): void
  say(words: string): void
}

/** Builds the roll call in its place: a stop is chosen or made, and each tap on a person is a mark. */
export function rollCall({ place, kept, perangkat, now, changed, say }: Given): Roll {
  let stop = ''
  let shown: Shown = 'belum'
  let words = ''
  let settling = 0
  let isAdding = false
  const undone: { stop: string; person: Person; ada: boolean }[] = []
  const rows = new Map<number, { row: HTMLButtonElement; told: string }>()

  const pick = make('select', { id: 'perhentian', attributes: { 'aria-label': 'Perhentian' } })
  pick.addEventListener('change', () => {
    stop = pick.value
    draw()
  })
  const name = make('input', {
    id: 'nama-perhentian',
    attributes: { autocomplete: 'off', placeholder: 'Misalnya: Naik bus ke Quba' },
  })
  const form = make(
    'form',
    { class: 'perhentian-baru' },
    make('label', { text: 'Absen di mana?', attributes: { for: 'nama-perhentian' } }),
    name,
    make('div', { class: 'biasa' }, ...USUAL.map((usual) => button(usual, () => add(usual), 'keping'))),
    make('div', { class: 'jajar' }),
  )
  const begin = make('button', { class: 'tombol utama', text: 'Mulai absen', attributes: { type: 'submit' } })
  const leave = button('Batal', () => openForm(false))
  form.lastElementChild?.append(begin, leave)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const typed = name.value.trim().replace(/\s+/g, ' ')
    if (typed && fits(name, typed, NAME_MOST)) add(typed)
    else name.focus()
  })
  const fresh = button('Perhentian baru', () => openForm(true))
  const remove = button('Hapus perhentian', removeStop)
  const head = make(
    'div',
    { class: 'pilih' },
    make('label', { text: 'Absen', attributes: { for: 'perhentian' } }),
    pick,
  )
  const here = make('b', { class: 'besar' })
  const of = make('span')
  const missing = make('b', { class: 'kurang' })
  const bar = make('span')
  const count = make(
    'div',
    { class: 'hitungan' },
    make('p', {}, here, ' ', of),
    make('p', { class: 'belum' }, missing, ' belum'),
  )
  const progress = make('div', { class: 'batang', attributes: { 'aria-hidden': 'true' } }, bar)
  const filters = new Map(
    SHOWN.map(([kind, label]) => [
      kind,
      button(
        label,
        () => {
          shown = kind
          draw()
        },
        'saring',
      ),
    ]),
  )
  const filter = make(
    'div',
    { class: 'pilihan', attributes: { role: 'group', 'aria-label': 'Tampilkan' } },
    ...filters.values(),
  )
  const search = make('input', {
    class: 'cari',
    attributes: { type: 'search', placeholder: 'Cari nama', 'aria-label': 'Cari nama', autocomplete: 'off' },
  })
  search.addEventListener('input', () => {
    words = foldName(search.value.trim())
    draw()
  })
  const list = make('ul', { class: 'absen', attributes: { 'aria-label': 'Jamaah' } })
  const undo = button('Urungkan', takeBack)
  const calling = make(
    'div',
    {},
    head,
    count,
    progress,
    filter,
    search,
    list,
    make('div', { class: 'jajar bawah' }, undo, fresh),
    make('div', { class: 'jajar' }, remove),
  )
  place.append(form, calling)

  const people = () => kept.data?.peserta ?? []
  const isHere = (person: Person) => markOf(kept, stop, person.id)?.ada ?? false

  function openForm(isOpen: boolean): void {
    isAdding = isOpen
    draw()
    if (isOpen) name.focus()
    else pick.focus()
  }

  function add(nama: string): void {
    stop = newName()
    const pada = now()
    write(
      kept,
      { jenis: 'perhentian', kunci: stop, nilai: { nama, hari: dayOf(pada), pada, hapus: false } },
      perangkat,
    )
    name.value = ''
    undone.length = 0
    shown = 'belum'
    say(`Absen ${nama} dimulai.`)
    changed()
    openForm(false)
  }

  function removeStop(): void {
    const [, known] = stopsOf(kept).find(([key]) => key === stop) ?? []
    if (!known || !confirm(`Hapus absen “${known.nama}” beserta tandanya?`)) return
    write(kept, { jenis: 'perhentian', kunci: stop, nilai: { ...known, hapus: true } }, perangkat)
    stop = ''
    undone.length = 0
    say(`Absen ${known.nama} dihapus.`)
    changed()
    draw()
  }

  function mark(person: Person, ada: boolean): void {
    write(kept, { jenis: 'hadir', kunci: markKey(stop, person.id), nilai: { ada, pada: now() } }, perangkat)
    changed()
    settle()
    refresh()
    const all = people()
    say(`${person.nama} ${ada ? 'hadir' : 'belum'}. ${all.filter(isHere).length} dari ${all.length}.`)
  }

  function takeBack(): void {
    const last = undone.pop()
    if (!last) return
    stop = last.stop
    mark(last.person, last.ada)
    draw()
  }

  /** Lets rows move once no tap came for a while. */
  function settle(): void {
    clearTimeout(settling)
    settling = window.setTimeout(() => {
      settling = 0
      draw()
    }, SETTLE_MS)
  }

  /** Writes counts and marks, and leaves every row where it is. */
  function refresh(): void {
    const all = people()
    const present = all.filter(isHere).length
    here.textContent = String(present)
    of.textContent = `dari ${all.length}`
    missing.textContent = String(all.length - present)
    bar.style.inlineSize = `${all.length > 0 ? (present / all.length) * 100 : 0}%`
    const counts = { belum: all.length - present, hadir: present, semua: all.length }
    for (const [kind, label] of SHOWN) {
      const tab = filters.get(kind)
      if (!tab) continue
      tab.textContent = `${label} ${counts[kind]}`
      tab.setAttribute('aria-pressed', String(shown === kind))
    }
    for (const person of all) {
      const row = rows.get(person.id)?.row
      const known = markOf(kept, stop, person.id)
      row?.setAttribute('aria-pressed', String(known?.ada ?? false))
      const when = row?.querySelector('[data-jam]')
      if (when) when.textContent = known?.ada ? `Hadir ${clockText(known.pada)}` : ''
    }
    undo.disabled = undone.length === 0
  }

  function rowOf(person: Person): HTMLButtonElement {
    const { nama, kamar, bantuan } = person
    return make(
      'button',
      {
        class: 'orang',
        attributes: { type: 'button' },
        onClick: () => {
          const was = isHere(person)
          undone.push({ stop, person, ada: was })
          if (undone.length > UNDO_MOST) undone.shift()
          mark(person, !was)
        },
      },
      make(
        'span',
        {},
        make('b', { text: nama }),
        make('small', { text: roomText(person) || `Kamar ${kamar.toLowerCase()}` }),
        bantuan ? make('small', { class: 'perlu', text: bantuan }) : null,
        make('small', { class: 'jam', attributes: { 'data-jam': '' } }),
      ),
      make('span', { class: 'kotak', attributes: { 'aria-hidden': 'true' } }),
    )
  }

  function roomText({ id }: Person): string {
    const rooms = kept.data?.kamar.filter(({ peserta }) => peserta.includes(id)) ?? []
    return rooms.map(({ nomor, hotel }) => `Kamar ${nomor}, ${hotel}`).join(' · ')
  }

  function draw(): void {
    const stops = stopsOf(kept)
    if (!stops.some(([key]) => key === stop)) stop = stops[0]?.[0] ?? ''
    form.hidden = !isAdding && stop !== ''
    calling.hidden = !form.hidden
    leave.hidden = stop === ''
    pick.replaceChildren(
      ...stops.map(([key, { nama, pada }]) =>
        make('option', { text: `${nama}, mulai ${clockText(pada)}`, attributes: { value: key } }),
      ),
    )
    pick.value = stop
    const focused = document.activeElement
    const all = people()
    const known = new Set(all.map(({ id }) => id))
    for (const id of rows.keys()) if (!known.has(id)) rows.delete(id)
    // A row is made anew where the office told something else of its person.
    for (const person of all) {
      const told = JSON.stringify([person, roomText(person)])
      if (rows.get(person.id)?.told !== told) rows.set(person.id, { row: rowOf(person), told })
    }
    refresh()
    const found = all.filter(({ nama }) => foldName(nama).includes(words))
    const shownNow = found.filter((person) => shown === 'semua' || isHere(person) === (shown === 'hadir'))
    const sorted = [...shownNow].sort(
      (a, b) => Number(isHere(a)) - Number(isHere(b)) || a.nama.localeCompare(b.nama, 'id'),
    )
    list.replaceChildren(
      ...sorted.flatMap(({ id }) => {
        const row = rows.get(id)?.row
        return row ? [make('li', {}, row)] : []
      }),
    )
    if (sorted.length === 0) list.append(make('li', { class: 'kosong', text: nobodyText(found.length) }))
    if (focused instanceof HTMLElement && list.contains(focused)) focused.focus({ preventScroll: true })
  }

  function nobodyText(found: number): string {
    if (people().length === 0) return 'Belum ada jamaah yang dicatat kantor.'
    if (found === 0) return 'Tidak ada nama seperti itu.'
    return shown === 'belum' ? 'Semua sudah hadir.' : 'Belum ada yang hadir.'
  }

  return {
    // Between a tap and its settling no row moves, whatever comes from other phones.
    draw: () => (settling === 0 ? draw() : refresh()),
  }
}
