import type { Rombongan } from '@safar/shared/trips/rombongan/rombongan-schema'
import { callLink, make } from './make-element.ts'
import { dayText, nthDay, shortDay, weekdayText } from './words.ts'

/* What a guide reads of a group: each part is drawn anew in its place from what the office told last. */

/** Days of the programme that are listed at once; the rest folds. */
const DAYS_SHOWN = 5

const row = (...children: Parameters<typeof make>[2][]) => make('li', { class: 'baris' }, ...children)
const nothing = (text: string) => make('p', { class: 'kosong', text })

/** Returns the day of the journey's programme that is today; the first one ahead of it, or null. */
function dayAt({ jadwal, paket }: Rombongan, today: string): Rombongan['jadwal'][number] | null {
  const nth = nthDay(today, paket)
  return jadwal.find(({ tanggal, hari }) => (tanggal ? tanggal === today : hari === nth)) ?? null
}

/** Writes the head: which day of the journey it is, and its programme. */
export function drawHead(place: HTMLElement, data: Rombongan, today: string): void {
  const { paket, peserta } = data
  const nth = nthDay(today, paket)
  const now = dayAt(data, today)
  const days =
    paket.berangkat > today ? `Berangkat ${shortDay(paket.berangkat)}` : `Pulang ${shortDay(paket.pulang)}`
  place.replaceChildren(
    make(
      'p',
      { class: 'atas' },
      make('span', { text: paket.nama_paket }),
      make('span', { text: `${peserta.length} jamaah` }),
    ),
    make('h1', { text: nth ? `Hari ${nth}` : paket.berangkat ? days : paket.nama_paket }),
    make('p', { text: dayText(today) }),
    now
      ? make(
          'div',
          { class: 'hari-ini' },
          make('b', { text: now.nama }),
          now.isi ? make('p', { text: now.isi }) : null,
        )
      : '',
  )
}

/** Lists who needs help, with whom to call of their family. */
export function drawNeeds(place: HTMLElement, { peserta, keluarga }: Rombongan): void {
  const needing = peserta.filter(({ bantuan }) => bantuan !== '')
  const rows = needing.map(({ nama, umur, bantuan, keluarga: of }) => {
    const family = keluarga.find(({ id }) => id === of)
    return row(
      make(
        'span',
        {},
        make('b', { text: umur === null ? nama : `${nama}, ${umur}` }),
        make('small', { class: 'perlu', text: bantuan }),
      ),
      family?.telepon ? callLink(`${family.nama}, keluarga ${nama}`, family.telepon) : null,
    )
  })
  place.replaceChildren(
    rows.length > 0 ? make('ul', {}, ...rows) : nothing('Kantor tidak mencatat kebutuhan khusus.'),
  )
}

/** Lists the days of the programme; those that are over are said to be. */
export function drawDays(place: HTMLElement, data: Rombongan, today: string): void {
  const now = dayAt(data, today)
  const rows = data.jadwal.map((day) => {
    const { hari, tanggal, nama, isi } = day
    const isOver = tanggal !== '' && tanggal < today
    const name = tanggal ? tanggal.slice(8).replace(/^0/, '') : String(hari)
    const item = row(
      make(
        'span',
        { class: 'tanggal' },
        make('b', { text: name }),
        make('small', { text: weekdayText(tanggal) || 'hari' }),
      ),
      make(
        'span',
        {},
        make('b', { text: nama || `Hari ${hari}` }),
        isi ? make('small', { text: isi }) : null,
        isOver ? make('small', { class: 'jam', text: 'Sudah' }) : null,
      ),
    )
    if (day === now) item.setAttribute('aria-current', 'date')
    return item
  })
  const from = Math.max(0, Math.min(now ? data.jadwal.indexOf(now) - 1 : 0, rows.length - DAYS_SHOWN))
  const shown = rows.slice(from, from + DAYS_SHOWN)
  const others = rows.filter((one) => !shown.includes(one))
  place.replaceChildren(
    rows.length === 0 ? nothing('Jadwal belum diisi kantor.') : make('ul', {}, ...shown),
    others.length > 0
      ? make(
          'details',
          {},
          make('summary', { text: `${others.length} hari lainnya` }),
          make('ul', {}, ...others),
        )
      : '',
  )
}

/** Lists the flights. */
export function drawFlights(place: HTMLElement, { penerbangan }: Rombongan, today: string): void {
  const rows = penerbangan.map(({ maskapai, nomor, dari, ke, berangkat, tiba, transit, gerbang }) =>
    row(
      make(
        'span',
        {},
        make('small', {
          text: [[maskapai, nomor].filter(Boolean).join(' '), shortDay(berangkat)].filter(Boolean).join(', '),
        }),
        make('b', { text: [dari, ke].filter(Boolean).join(' ke ') || 'Rute belum diisi' }),
        make('small', {
          text: [
            transit,
            gerbang && `gerbang ${gerbang}`,
            tiba && tiba !== berangkat && `tiba ${shortDay(tiba)}`,
            berangkat && berangkat < today && 'sudah',
          ]
            .filter(Boolean)
            .join(' · '),
        }),
      ),
    ),
  )
  place.replaceChildren(
    rows.length > 0 ? make('ul', {}, ...rows) : nothing('Penerbangan belum diisi kantor.'),
  )
}

/** Lists hotels, and rooms with who sleeps in them; before they are given out, the rooms that families booked. */
export function drawRooms(place: HTMLElement, { hotel, kamar, peserta }: Rombongan): void {
  const nameOf = (id: number) => peserta.find((one) => one.id === id)?.nama ?? ''
  const hotels = hotel.map(({ nama, lokasi, masuk, keluar }) =>
    row(
      make(
        'span',
        {},
        make('b', { text: nama }),
        make('small', {
          text: [lokasi, masuk && `${shortDay(masuk)} – ${shortDay(keluar)}`].filter(Boolean).join(' · '),
        }),
      ),
    ),
  )
  const given = kamar.map(({ hotel: di, nomor, jenis, peserta: ids }) =>
    row(
      make('span', { class: 'tanggal' }, make('b', { text: nomor })),
      make(
        'span',
        {},
        make('b', { text: ids.map(nameOf).filter(Boolean).join(', ') || 'Kosong' }),
        make('small', { text: [di, jenis].filter(Boolean).join(', ') }),
      ),
    ),
  )
  const families = [...new Set(peserta.map(({ keluarga }) => keluarga))].map((family) => {
    const own = peserta.filter(({ keluarga }) => keluarga === family)
    const with_ = own.map(({ sekamar }) => sekamar).filter(Boolean)
    return row(
      make(
        'span',
        {},
        make('b', { text: own.map(({ nama }) => nama).join(', ') }),
        make('small', {
          text: [
            [...new Set(own.map((one) => one.kamar))].join(', '),
            with_.length > 0 && `ingin bersama ${with_.join(', ')}`,
          ]
            .filter(Boolean)
            .join(' · '),
        }),
      ),
    )
  })
  place.replaceChildren(
    hotels.length > 0 ? make('ul', {}, ...hotels) : '',
    given.length > 0
      ? make('ul', {}, ...given)
      : nothing('Nomor kamar belum dibagi kantor. Ini kamar yang dipesan.'),
    given.length === 0 && families.length > 0 ? make('ul', {}, ...families) : '',
  )
}

/** Returns the row of whom to call at home for somebody; null where nobody is named. */
function inNeedOf({ nama: siapa, darurat }: Rombongan['peserta'][number]): HTMLElement | null {
  // What a phone kept before the office told of contacts has none.
  if (!darurat) return null
  const { nama, hubungan, telepon } = darurat
  return row(
    make(
      'span',
      {},
      make('b', { text: siapa }),
      make('small', { text: [nama, hubungan, telepon].filter(Boolean).join(', ') }),
    ),
    telepon
      ? callLink(`${nama || 'kontak darurat'}, untuk ${siapa}`, telepon)
      : make('small', { text: 'Tanpa nomor' }),
  )
}

/** Lists whom to call: hotel, office, ambulance, who was named for each person, and the families. */
export function drawContacts(
  place: HTMLElement,
  { kontak, keluarga, peserta }: Rombongan,
  office: { nama: string; telepon: string },
): void {
  const known = office.telepon ? [...kontak, { ...office, keterangan: 'Kantor' }] : kontak
  const rows = known.map(({ nama, keterangan, telepon }) =>
    row(
      make(
        'span',
        {},
        make('b', { text: nama }),
        make('small', { text: [keterangan, telepon].filter(Boolean).join(', ') }),
      ),
      callLink(nama, telepon),
    ),
  )
  const families = keluarga.map(({ id, nama, telepon }) =>
    row(
      make(
        'span',
        {},
        make('b', { text: nama }),
        make('small', {
          text: `Keluarga ${peserta
            .filter((one) => one.keluarga === id)
            .map((one) => one.nama)
            .join(', ')}`,
        }),
      ),
      telepon ? callLink(nama, telepon) : make('small', { text: 'Tanpa nomor' }),
    ),
  )
  const inNeed = peserta.flatMap((one) => inNeedOf(one) ?? [])
  const folded = (title: string, items: readonly HTMLElement[]) =>
    items.length > 0 ? make('details', {}, make('summary', { text: title }), make('ul', {}, ...items)) : ''
  place.replaceChildren(
    rows.length > 0 ? make('ul', {}, ...rows) : nothing('Kantor belum mengisi nomor darurat.'),
    folded('Kontak darurat tiap jamaah', inNeed),
    folded('Pemesan tiap keluarga', families),
  )
}
