import { paketRecord } from '@safar/shared/content/paket/factory'
import { FASILITAS_FIELDS } from '@safar/shared/content/paket/paket-fields'
import { blankRow } from '@safar/shared/records/noun/values'
import { describe, expect, it } from 'vitest'
import { changedFields, fieldText } from '../../../records/form/compare/changed.ts'
import { type Change, recordChanges, type Side } from '../../../records/form/compare/compare.ts'
import { type Conflict, findConflicts } from '../../../records/form/compare/merge.ts'
import { PAKET_FORM } from './paket-form.ts'
import { type PaketFormValues, valuesFromPaket } from './values.ts'

const HOTELS = [
  {
    nama_hotel: 'Taibah Nur',
    lokasi: 'Madinah',
    deskripsi: '',
    bintang: 4,
    check_in: '',
    check_out: '',
    image: '',
  },
  {
    nama_hotel: 'Safwa',
    lokasi: 'Makkah',
    deskripsi: '',
    bintang: 5,
    check_in: '',
    check_out: '',
    image: '',
  },
]
const record = paketRecord({ hotels: HOTELS })
const base = valuesFromPaket(record)
const edit = (changes: Partial<PaketFormValues>) => ({ ...valuesFromPaket(record), ...changes })
/** The form with fields of one hotel changed. */
const hotel = (index: number, changes: object) => {
  const values = valuesFromPaket(record)
  return { ...values, hotels: values.hotels.map((row, at) => (at === index ? { ...row, ...changes } : row)) }
}

/** A side in words, `[what differs]` in brackets. */
const words = (side: Side) =>
  side
    .map(
      ({ label, pieces, image }) =>
        `${label && `${label}: `}${image && `<${image}>`}${pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('')}`,
    )
    .join(' | ')
const conflictWords = ({ label, mine, theirs, both }: Conflict<PaketFormValues>) => [
  label,
  words(theirs),
  words(mine),
  both,
]
const changeWords = ({ label, before, after }: Change) => [label, words(before), words(after)]
const merge = (mine: PaketFormValues, theirs: PaketFormValues) =>
  findConflicts(PAKET_FORM, base, mine, theirs)
    .filter(({ both }) => !both)
    .reduce((values, { take }) => take(values), mine)

describe('what two people changed', () => {
  it('is found by field; blank rows and keys do not count', () => {
    const other = edit({ fasilitas: [...base.fasilitas, blankRow(FASILITAS_FIELDS)] })
    expect(changedFields(PAKET_FORM, base, other)).toEqual([])
    expect(changedFields(PAKET_FORM, base, edit({ sisa_pax: 3, nama_paket: 'Lain' }))).toEqual([
      'nama_paket',
      'sisa_pax',
    ])
  })

  it('is a conflict only where the other copy differs from the form', () => {
    const mine = edit({ sisa_pax: 10, maskapai: 'Garuda', harga_quad: 1 })
    const theirs = edit({ sisa_pax: 8, nama_paket: 'Umrah Reguler Januari', harga_quad: 1 })
    expect(findConflicts(PAKET_FORM, base, mine, theirs).map(conflictWords)).toEqual([
      ['Nama paket', 'Umrah Reguler [Januari]', 'Umrah Reguler [Desember]', false],
      ['Available pax', '[8]', '[10]', true],
    ])
    expect(merge(mine, theirs)).toMatchObject({
      nama_paket: 'Umrah Reguler Januari',
      sisa_pax: 10,
      maskapai: 'Garuda',
    })
  })

  it('asks about every difference when nobody knows what the form started from', () => {
    const conflicts = findConflicts(
      PAKET_FORM,
      null,
      { ...hotel(1, { lokasi: 'Jeddah' }), maskapai: 'Garuda' },
      base,
    )
    expect(conflicts.map(conflictWords)).toEqual([
      ['Maskapai', '[Saudia]', '[Garuda]', true],
      ['Hotel 2 · Lokasi', '[Makkah]', '[Jeddah]', true],
    ])
  })
})

describe('lists that two people changed', () => {
  it('are merged by entry, and nobody is asked', () => {
    const mine = hotel(1, { lokasi: 'Makkah, 50 m ke Masjidil Haram' })
    const theirs = hotel(0, { nama_hotel: 'Anwar', bintang: 5 })
    expect(findConflicts(PAKET_FORM, base, mine, theirs).map(conflictWords)).toEqual([
      ['Hotel 1', 'Nama hotel: [Anwar] | Bintang: [5]', 'Nama hotel: [Taibah Nur] | Bintang: [4]', false],
    ])
    const merged = merge(mine, theirs)
    expect(merged.hotels.map(({ nama_hotel, lokasi }) => `${nama_hotel}: ${lokasi}`)).toEqual([
      'Anwar: Madinah',
      'Safwa: Makkah, 50 m ke Masjidil Haram',
    ])
    expect(merged.hotels[1]?.key).toBe(mine.hotels[1]?.key)
  })

  it('ask about a field that both changed, and join the others of its entry', () => {
    const mine = hotel(1, { lokasi: 'Ajyad', check_in: '2026-12-15' })
    const theirs = hotel(1, { lokasi: 'Misfalah', bintang: 4 })
    expect(findConflicts(PAKET_FORM, base, mine, theirs).map(conflictWords)).toEqual([
      ['Hotel 2 · Lokasi', '[Misfalah]', '[Ajyad]', true],
      ['Hotel 2 · Bintang', '[4]', '[5]', false],
    ])
    expect(merge(mine, theirs).hotels[1]).toMatchObject({
      lokasi: 'Ajyad',
      bintang: 4,
      check_in: '2026-12-15',
    })
  })

  it('never mix two hotels into one: with another name the entry is one choice', () => {
    const mine = hotel(1, { lokasi: 'Ajyad' })
    const theirs = hotel(1, { nama_hotel: 'Hilton', bintang: 3 })
    const [conflict, ...more] = findConflicts(PAKET_FORM, base, mine, theirs)
    expect(more).toEqual([])
    expect(conflict && conflictWords(conflict)).toEqual([
      'Hotel 2',
      'Nama hotel: [Hilton] | Lokasi: [Makkah] | Bintang: [3]',
      'Nama hotel: [Safwa] | Lokasi: [Ajyad] | Bintang: [5]',
      true,
    ])
    expect(conflict?.take(mine).hotels[1]).toMatchObject({
      nama_hotel: 'Hilton',
      lokasi: 'Makkah',
      bintang: 3,
    })
  })

  it('are one choice when entries came, went or changed places', () => {
    const mine = hotel(1, { lokasi: 'Ajyad' })
    const swapped = edit({ hotels: [...valuesFromPaket(record).hotels].reverse() })
    expect(findConflicts(PAKET_FORM, base, mine, swapped)).toMatchObject([{ path: 'hotels', both: true }])
    const shorter = edit({ hotels: valuesFromPaket(record).hotels.slice(0, 1) })
    const [conflict] = findConflicts(PAKET_FORM, base, mine, shorter)
    expect(conflict && conflictWords(conflict)).toEqual([
      'Hotel',
      'Hotel 2: (tidak ada)',
      'Hotel 2 · Nama hotel: [Safwa] | Hotel 2 · Lokasi: [Ajyad] | Hotel 2 · Bintang: [5]',
      true,
    ])
    expect(conflict?.take(mine).hotels).toHaveLength(1)
  })

  it('of one field each are merged by line', () => {
    const [mine, theirs] = [edit({}), edit({})]
    const lines = (first: string, second: string) => [
      { key: 'a', keterangan: first },
      { key: 'b', keterangan: second },
    ]
    mine.keunggulans = lines('Satu', 'Dua saya')
    theirs.keunggulans = lines('Satu lain', 'Dua')
    const start = edit({ keunggulans: lines('Satu', 'Dua') })
    const [conflict, ...more] = findConflicts(PAKET_FORM, start, mine, theirs)
    expect(more).toEqual([])
    expect(conflict?.take(mine).keunggulans.map((row) => row.keterangan)).toEqual(['Satu lain', 'Dua saya'])
  })
})

describe('a field in words', () => {
  it('reads as on the page', () => {
    expect(fieldText(PAKET_FORM, base, 'harga_double')).toEqual(['Rp 32.000.000'])
    expect(fieldText(PAKET_FORM, base, 'tanggal_keberangkatan')).toEqual(['12 Desember 2026'])
    expect(fieldText(PAKET_FORM, base, 'durasi')).toEqual(['9 Hari'])
    expect(fieldText(PAKET_FORM, base, 'deskripsi')).toEqual([
      'Perjalanan sembilan hari.',
      'Madinah lebih dulu.',
    ])
    expect(fieldText(PAKET_FORM, edit({ keterangan: '' }), 'keterangan')).toEqual([])
  })
})

describe('revisions', () => {
  const changes = (changed: Parameters<typeof paketRecord>[0]) =>
    recordChanges(PAKET_FORM, record, paketRecord({ hotels: HOTELS, ...changed })).map(changeWords)

  it('are told apart by field, long texts by the lines that differ', () => {
    expect(changes({ sisa_pax: 11, deskripsi: 'Perjalanan sembilan hari.\nMakkah lebih dulu.' })).toEqual([
      ['Available pax', '[12]', '[11]'],
      ['Deskripsi', '…\n[Madinah] lebih dulu.', '…\n[Makkah] lebih dulu.'],
    ])
  })

  it('do not call a text empty to which only lines were added', () => {
    expect(changes({ deskripsi: `${record.deskripsi}\nBaris baru.` })).toEqual([
      ['Deskripsi', '…', '…\n[Baris baru.]'],
    ])
  })

  it('show of a list only what changed, with its place and label, and pictures as pictures', () => {
    const [first, second] = HOTELS
    if (!first || !second) throw new Error('Two hotels')
    expect(changes({ hotels: [first, { ...second, lokasi: 'Ajyad', image: 'baru-10x10.webp' }] })).toEqual([
      ['Hotel 2 · Lokasi', '[Makkah]', '[Ajyad]'],
      ['Hotel 2 · Gambar hotel', '', '<baru-10x10.webp>'],
    ])
    expect(changes({ thumbnail: 'baru-10x10.webp' })).toEqual([
      ['Poster', `<${record.thumbnail}>`, '<baru-10x10.webp>'],
    ])
  })

  it('know an entry that came or went from its neighbours', () => {
    const [first, second] = HOTELS
    if (!first || !second) throw new Error('Two hotels')
    const third = { ...first, nama_hotel: 'Dar Iman', bintang: 5 }
    expect(changes({ hotels: [first, third, second] })).toEqual([
      ['Hotel 2', '(tidak ada)', 'Nama hotel: [Dar Iman] | Lokasi: [Madinah] | Bintang: [5]'],
    ])
    expect(changes({ hotels: [second] })).toEqual([
      ['Hotel 1', 'Nama hotel: [Taibah Nur] | Lokasi: [Madinah] | Bintang: [4]', '(tidak ada)'],
    ])
    expect(changes({ hotels: [third, { ...first, lokasi: 'Quba' }, second] })).toEqual([
      ['Hotel 1', '(tidak ada)', 'Nama hotel: [Dar Iman] | Lokasi: [Madinah] | Bintang: [5]'],
      ['Hotel 2 · Lokasi', '[Madinah]', '[Quba]'],
    ])
  })
})
