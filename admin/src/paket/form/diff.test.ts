import { paketRecord } from '@safar/shared/paket/factory'
import { describe, expect, it } from 'vitest'
import { changedFields, fieldText, findConflicts, paketChanges, takeFields } from './diff.ts'
import { blankRow, type PaketFormValues, valuesFromPaket } from './values.ts'

const base = valuesFromPaket(paketRecord())
const edit = (changes: Partial<PaketFormValues>) => ({ ...base, ...changes })

describe('what two people changed', () => {
  it('is found by field; blank rows and keys do not count', () => {
    const other = { ...valuesFromPaket(paketRecord()), fasilitas: [...base.fasilitas, blankRow.fasilitas()] }
    expect(changedFields(base, other)).toEqual([])
    expect(changedFields(base, edit({ sisa_pax: 3, nama_paket: 'Lain' }))).toEqual(['nama_paket', 'sisa_pax'])
  })

  it('is a conflict only where the other copy differs from the form', () => {
    const mine = edit({ sisa_pax: 10, maskapai: 'Garuda', harga_quad: 1 })
    const theirs = edit({ sisa_pax: 8, nama_paket: 'Lain', harga_quad: 1 })
    expect(findConflicts(base, mine, theirs)).toEqual([
      { field: 'nama_paket', mine: [base.nama_paket], theirs: ['Lain'], both: false },
      { field: 'sisa_pax', mine: ['10'], theirs: ['8'], both: true },
    ])
  })

  it('asks about every difference when nobody knows what the form started from', () => {
    const conflicts = findConflicts(null, edit({ maskapai: 'Garuda' }), base)
    expect(conflicts).toMatchObject([{ field: 'maskapai', both: true }])
  })

  it('joins as chosen', () => {
    const mine = edit({ sisa_pax: 10, maskapai: 'Garuda' })
    const theirs = edit({ sisa_pax: 8, nama_paket: 'Lain' })
    expect(takeFields(mine, theirs, ['nama_paket'])).toMatchObject({
      nama_paket: 'Lain',
      sisa_pax: 10,
      maskapai: 'Garuda',
    })
  })
})

describe('a field in words', () => {
  it('reads as on the page', () => {
    expect(fieldText(base, 'harga_double')).toEqual(['Rp 32.000.000'])
    expect(fieldText(base, 'tanggal_keberangkatan')).toEqual(['12 Desember 2026'])
    expect(fieldText(base, 'durasi')).toEqual(['9 Hari'])
    expect(fieldText(base, 'deskripsi')).toEqual(['Perjalanan sembilan hari.', 'Madinah lebih dulu.'])
    expect(fieldText(base, 'hotels')).toEqual([
      'Taibah Nur · Madinah, 200 m ke Masjid Nabawi · 4 · 12 Desember 2026 · 15 Desember 2026',
    ])
    expect(fieldText(edit({ keterangan: '' }), 'keterangan')).toEqual([])
  })

  it('tells revisions apart', () => {
    expect(paketChanges(paketRecord(), paketRecord({ sisa_pax: 11 }))).toEqual([
      { field: 'sisa_pax', before: ['12'], after: ['11'] },
    ])
  })
})
