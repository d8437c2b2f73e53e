import { expect, it } from 'vitest'
import { pendaftaranRecord } from '../testing/records.ts'
import { toCsv } from './csv.ts'

const csv = (overrides: Parameters<typeof pendaftaranRecord>[0]) =>
  toCsv([pendaftaranRecord(overrides)], (paket) => paket)

it('begins with the mark that spreadsheets need for UTF-8, then the heads', () => {
  expect(toCsv([], (paket) => paket)).toMatch(/^\uFEFF"Waktu";"Nama";/)
})

it('keeps quotes, semicolons and line breaks inside their cell', () => {
  expect(csv({ catatan: 'kamar "dekat";\nlift' })).toContain('"kamar ""dekat"";\nlift"')
})

it.each(['=1+1', '+62812', '-3', '@SUM(A1)'])('never hands over "%s" as a formula', (nama) => {
  expect(csv({ nama })).toContain(`"'${nama}"`)
})
