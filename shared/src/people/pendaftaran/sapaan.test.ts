import { expect, it } from 'vitest'
import { sapaanChat } from './sapaan.ts'

const siti = { nama: 'Siti', kode: 'K7MD-3RTX', catatan: '' }

it('names the departure and repeats the question, with no number that names somebody', () => {
  const catatan =
    'Apakah ada kursi roda?\nNIK 3602 0412 1187 0001, paspor X1234567, untuk 2 orang tanggal 12-12'
  expect(sapaanChat('Safar', { ...siti, catatan }, { paket: 'Umrah Desember', tanggal: '2026-12-12' })).toBe(
    "Assalamu'alaikum Siti, kami dari Safar tentang pendaftaran Anda untuk Umrah Desember keberangkatan 12 Desember 2026 (kode K7MD-3RTX). Anda menulis: “Apakah ada kursi roda? NIK …, paspor …, untuk 2 orang tanggal 12-12”",
  )
})

it('leaves out what was not said, and most of a long question', () => {
  const none = { paket: '', tanggal: '' }
  expect(sapaanChat('Safar', siti, none)).toBe(
    "Assalamu'alaikum Siti, kami dari Safar tentang pendaftaran Anda (kode K7MD-3RTX).",
  )
  expect(sapaanChat('Safar', { ...siti, catatan: 'a '.repeat(500) }, none).length).toBeLessThan(320)
})

it('the first words to a person are an address, wherever an emoji stands in their note', () => {
  for (let before = 190; before <= 410; before += 1) {
    // Blanks are drawn together after the note was cut.
    const catatan = `Assalamu'alaikum${' '.repeat(before)}${'😀'.repeat(200)}`
    const words = sapaanChat(
      'Safar',
      { nama: 'Siti', kode: 'ABCD-EFGH', catatan },
      { paket: '', tanggal: '' },
    )
    expect(() => encodeURIComponent(words)).not.toThrow()
  }
})
