import { expect, it } from 'vitest'
import { isPaperNumber, withoutIdentities, withoutPaperNumbers } from './paper-number.ts'

it('takes for a paper what is typed as NIK, passport or permit, from their first groups on', () => {
  for (const typed of [
    '3602014107900001',
    "'36.02.01 410790-0001",
    '٣٦٠٢٠١٤١٠٧٩٠٠٠٠١',
    '360201',
    '6201011203900001',
    'X1234567',
    'x 123-4567',
    'XA1234',
    '2C21JE0001-AH',
  ])
    expect(isPaperNumber(typed), typed).toBe(true)
})

it('leaves names, phones, days, codes and other words to addresses', () => {
  for (const typed of [
    '',
    'siti aminah',
    '081234567890',
    '0812-3456-7890',
    '+62 812 3456 7890',
    '6281234567890',
    '(021) 765 4321',
    '36020',
    '2026',
    'umrah 2026',
    'SFR-2026-0001',
    'X12',
    '17a',
    'a'.repeat(400),
    '3'.repeat(41),
  ])
    expect(isPaperNumber(typed), typed).toBe(false)
})

it('masks what looks like a paper within a text, and leaves phones and other figures', () => {
  const said =
    'Kursi roda, paspor X1234567, NIK 3602 0141 0790 0001, HP 0812 3456 7890, obat 2 kali jam 06.00'
  expect(withoutPaperNumbers(said)).toBe(
    'Kursi roda, paspor ••••••, NIK ••••••, HP 0812 3456 7890, obat 2 kali jam 06.00',
  )
  expect(withoutPaperNumbers('')).toBe('')
})

it('masks the numbers of one person alone where sums, phones and receipts are spoken of', () => {
  const said = 'NIK 3276-0141-0790-0001, KK 3276014107900002, paspor X1234567 atau AB123456.'
  expect(withoutIdentities(said)).toBe('NIK ••••••, KK ••••••, paspor •••••• atau ••••••.')
  const other =
    'Yang masuk Rp 9.000.000, bukan Rp9000317. Kwitansi KW-2026-000001 untuk SFR-2026-0142, SV 9827, HP 0812 3456 7890 1234'
  expect(withoutIdentities(other)).toBe(other)
})
