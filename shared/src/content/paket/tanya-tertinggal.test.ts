import { expect, it } from 'vitest'
import { paketInput } from './factory.ts'
import { tanyaTertinggal } from './tanya-tertinggal.ts'

const copy = paketInput({ tanggal_keberangkatan: '2027-01-09' })

it('asks what is dated before a package departs, and names some of it', () => {
  expect(tanyaTertinggal(copy, null)?.teks).toBe(
    'Paket ini berangkat 9 Januari 2027, tetapi penerbangan Saudia (12 Desember 2026), hotel Taibah Nur (12 Desember 2026), itinerary hari 1 (12 Desember 2026) lebih awal. Mungkin tanggalnya belum ikut digeser.',
  )
  const [flight] = copy.maskapais
  const many = { ...copy, maskapais: flight ? [flight, flight, flight] : [] }
  expect(tanyaTertinggal(many, null)?.teks).toContain(', dan 2 lagi lebih awal.')
})

it('asks nothing of a flight on the evening before, of holes, and of what stood so already', () => {
  expect(tanyaTertinggal(paketInput(), null)).toBeNull()
  expect(tanyaTertinggal(paketInput({ tanggal_keberangkatan: '2026-12-13' }), null)).toBeNull()
  expect(tanyaTertinggal(paketInput({ tanggal_keberangkatan: '' }), null)).toBeNull()
  expect(tanyaTertinggal(copy, copy)).toBeNull()
  // Moved on further, it is asked about anew.
  expect(tanyaTertinggal({ ...copy, tanggal_keberangkatan: '2027-02-09' }, copy)).not.toBeNull()
})
