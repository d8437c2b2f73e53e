import { describe, expect, it } from 'vitest'
import { pastedDays, pastedLines, pastedText, withoutBullet } from './tempelan.ts'
import { HOSTILE_TEXTS } from './testing/hostile-text.ts'
import { WORK_MS, workOf } from './testing/work.ts'

describe('marks of lists', () => {
  it.each([
    '• Visa',
    '•\tVisa',
    '·       Visa',
    '·Visa',
    '\uf0b7 Visa',
    '\uf0a7\tVisa',
    '§  Visa',
    'o   Visa',
    'o Visa',
    '- Visa',
    '– Visa',
    '* Visa',
    '✓ Visa',
    '✔️ Visa',
    '➢ Visa',
    '1. Visa',
    '12) Visa',
    '(3) Visa',
    'a) Visa',
    'B) Visa',
    'a. Visa',
    '(a) Visa',
    'iv) Visa',
    '  \t• Visa  ',
    '• 1. Visa',
    '★ Visa',
    '✅ Visa',
    '🔹 Visa',
    '👉Visa',
    '➡️ Visa',
    '1️⃣ Visa',
    '*Visa*',
    '_Visa_',
    '**Visa**',
    '*_Visa_*',
    '• *Visa*',
  ])('go from %j', (line) => {
    expect(withoutBullet(line)).toBe('Visa')
  })

  it.each([
    '1.500.000 rupiah',
    '1.500 jamaah',
    '-5 derajat',
    'Visa: a) umrah, b) ziarah',
    'Ruang a) sisi timur',
    'H. Ahmad',
    'A. Rahman',
    'KH. Fahri',
    'dr. Sari',
    'orang tua',
    '9 Hari',
    '24 jam',
    '*) syarat berlaku',
    'i Phone',
    'Rp 1. 500',
    '★★★★★ Anjum',
    '★ ★ ★ Anjum',
    '⭐⭐ Anjum',
    '*Visa* dan *tiket*',
    '*Visa* termasuk',
    '*Visa_',
    '5 * 3',
    '❌ Visa',
  ])('are not seen in %j', (line) => {
    expect(withoutBullet(line)).toBe(line)
  })

  it('go from each line of a text, whose paragraphs stay', () => {
    expect(pastedLines('• Satu\r\n\r\n•\r\no Dua\n3. Tiga')).toEqual(['Satu', 'Dua', 'Tiga'])
    expect(pastedText('Pembuka.\r\n\r\n• Satu\r\n• Dua')).toBe('Pembuka.\n\nSatu\nDua')
  })
})

describe('a pasted itinerary', () => {
  const day = (hari: number, name: string, deskripsi = '', tanggal = '') => ({
    hari,
    tanggal,
    name,
    deskripsi,
  })

  it('is one day for each heading, with the lines below it', () => {
    const text = [
      'ITINERARY 9 HARI',
      'Hari 1: Jakarta – Madinah',
      '• Berkumpul di bandara.',
      '• Terbang ke Madinah.',
      '',
      'HARI KE-2 – Madinah',
      'Ziarah Masjid Quba.',
      'Day 3',
      'Makkah',
      'Hari Keempat. Umrah',
    ].join('\r\n')
    expect(pastedDays(text, 200)).toEqual([
      day(1, 'Jakarta – Madinah', 'ITINERARY 9 HARI\nBerkumpul di bandara.\nTerbang ke Madinah.'),
      day(2, 'Madinah', 'Ziarah Masjid Quba.'),
      day(3, 'Makkah'),
      day(4, 'Umrah'),
    ])
  })

  it.each([
    ['Hari 1 (Sabtu, 12 Desember 2026): Jakarta', day(1, 'Jakarta', '', '2026-12-12')],
    ['Hari 1 – 12 Desember 2026: Jakarta', day(1, 'Jakarta', '', '2026-12-12')],
    ['Hari 1 | Sabtu, 12 Des 2026', day(1, '', '', '2026-12-12')],
    ['Hari 1: Jumat di Masjid Nabawi', day(1, 'Jumat di Masjid Nabawi')],
    ['Hari 1 Sabtu, 12 Desember 2026 - Jakarta – Madinah', day(1, 'Jakarta – Madinah', '', '2026-12-12')],
    // Two days of the week: which one is meant is for a person to say.
    ['Hari 1: Jumat, 12 Desember 2026: Jakarta', day(1, 'Jumat, 12 Desember 2026: Jakarta')],
    ['*HARI 1: JAKARTA*', day(1, 'JAKARTA')],
    ['*Hari 1* : Jakarta', day(1, 'Jakarta')],
    ['*Hari 1:* Jakarta', day(1, 'Jakarta')],
    ['_*Hari 1*_ Jakarta', day(1, 'Jakarta')],
    ['✅ *Hari 1*: Jakarta *dan* Madinah', day(1, 'Jakarta *dan* Madinah')],
    ['Hari 2–4: Madinah', day(2, 'Hari 2–4: Madinah')],
    ['Hari 2 s/d 4 Madinah', day(2, 'Hari 2 s/d 4 Madinah')],
    ['Hari 10 Jakarta', day(10, 'Jakarta')],
  ])('reads the heading %j', (line, expected) => {
    expect(pastedDays(line, 200)).toEqual([expected])
  })

  it.each(['Hari yang tenang', 'Hari raya', 'Harian 1', 'Hari 1000 malam', 'Sehari 1', ''])(
    'is not seen in %j',
    (text) => {
      expect(pastedDays(text, 200)).toBeNull()
    },
  )

  it('moves a name that is a story to the description, whole', () => {
    const story = 'Berangkat pagi. Lalu '.padEnd(60, 'x')
    expect(pastedDays(`Hari 1: ${story}`, 40)).toEqual([
      day(1, 'Berangkat pagi', story.slice('Berangkat pagi. '.length)),
    ])
    expect(pastedDays(`Hari 1: ${'y'.repeat(60)}\nlagi`, 40)).toEqual([day(1, '', `${'y'.repeat(60)}\nlagi`)])
  })
})

it.each(Object.entries(HOSTILE_TEXTS))('reads 64 KB of %s at little cost', (_kind, hostile) => {
  const work = workOf(() => {
    pastedDays(`Hari 1${hostile}`, 200)
    pastedDays(hostile, 200)
    pastedText(hostile)
  })
  expect(work).toBeLessThan(WORK_MS)
})
