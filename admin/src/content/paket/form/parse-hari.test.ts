import { addDays } from '@safar/shared/platform/format/tanggal'
import { expect, it } from 'vitest'
import { parseHari } from './parse-hari.ts'

it('reads one day from each line, however it is written, first to last', () => {
  const typed = '\n13/2/2027\r\n- Sabtu, 16 Jan 2027\n2) 2027-03-13\n\n29.2.28\n'
  expect(parseHari(typed)).toEqual({
    tanggal: ['2027-01-16', '2027-02-13', '2027-03-13', '2028-02-29'],
    problems: [],
    tanpaTahun: [],
  })
})

it('names each line that is no day or one that stands there already, and passes over none', () => {
  const { tanggal, problems } = parseHari('16/1/2027\nbesok\n\n16 Januari 2027\nJumat, 16/1/2027\n29/2/2027')
  expect(tanggal).toEqual(['2027-01-16'])
  expect(problems.map((problem) => problem.slice(0, 26))).toEqual([
    'Baris 2, “besok”: Tanggal ',
    'Baris 4 sama dengan baris ',
    'Baris 5, “Jumat, 16/1/2027',
    'Baris 6, “29/2/2027”: 29 F',
  ])
})

it('takes no more than a call does, and reads no text without an end', () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, at) => addDays('2027-01-01', at)).join('\n')
  expect(parseHari(days(60)).problems).toEqual([])
  expect(parseHari(days(61)).problems).toEqual(['Ada 61 tanggal; paling banyak 60 sekaligus.'])
  expect(parseHari('1'.repeat(1_000_000)).problems).toHaveLength(1)
})

it('tells a line that lacks the year alone from one that is no day', () => {
  const { tanpaTahun, problems } = parseHari('16 Januari\nSabtu, 16/1\n3. Des\nbesok\n16 Januari 2027\n40/1')
  expect(tanpaTahun).toHaveLength(3)
  expect(problems).toHaveLength(5)
  expect(tanpaTahun[0]).toBe('Baris 1, “16 Januari”: Tahunnya belum ditulis. Tulis misalnya 16 Januari 2027.')
})
