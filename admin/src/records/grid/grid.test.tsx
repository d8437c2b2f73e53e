import { ApiError } from '@safar/shared/platform/http/errors'
import type { Fields } from '@safar/shared/records/noun/field'
import { describe, expect, it } from 'vitest'
import { createCellSaves } from './cell-saves.ts'
import { readCell } from './cell-value.ts'
import { fillDown, nextMark } from './edits.ts'
import { planPaste } from './paste-plan.ts'
import type { GridRecord, GridShape } from './shape.ts'
import { readTsv, writeTsv } from './tsv.ts'

interface Person extends GridRecord {
  nama_paspor: string
  tgl_habis: string
  no_paspor: string
}
const person = (id: number, more: Partial<Person> = {}): Person => ({
  id,
  updated_at: '1',
  nama_paspor: `ORANG ${id}`,
  tgl_habis: '2030-01-02',
  no_paspor: 'X12****7',
  ...more,
})
const number = { kind: 'sealed', max: 40, opens: 'staff', code: true, shows: { first: 3, last: 1 } } as const
const FIELDS = {
  nama_paspor: { kind: 'text', max: 100, required: 'always' },
  tgl_habis: { kind: 'day' },
  no_paspor: number,
  nik: number,
  no_bpjs: number,
  no_hp: { kind: 'text', max: 40 },
  jenis_kelamin: { kind: 'choice', of: ['L', 'P'] },
  sapaan: { kind: 'choice', of: ['TUAN', 'NONA', 'NYONYA'] },
} as const satisfies Fields
const SHAPE: GridShape<Person> = {
  fields: FIELDS,
  looks: {},
  columns: [
    { id: 'nama_paspor', header: 'Nama', size: 100 },
    {
      id: 'tgl_habis',
      header: 'Sampai',
      size: 100,
      mark: (row) => (row.id === 2 ? { tone: 'bad', said: 'Pendek' } : null),
    },
    { id: 'no_paspor', header: 'Nomor', size: 100 },
    { id: 'usia', header: 'Usia', size: 100, text: () => '40' },
  ],
  name: (row) => row.nama_paspor,
  record: (row) => row,
  group: (row) => row.id,
  branch: () => null,
}
const ROWS = [person(1), person(2), person(3)]
const shown = (row: Person, field: string) => String(Reflect.get(row, field))
const at = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right })

describe('a range of a spreadsheet', () => {
  it('is read with its quotes, tabs and line ends, and written as it was read', () => {
    expect(readTsv('a\t"b ""x""\ny"\r\nc\t\r\n')).toEqual([
      ['a', 'b "x"\ny'],
      ['c', ''],
    ])
    const range = [
      ['=1+1', 'x\ty'],
      ['"', ''],
    ]
    expect(readTsv(writeTsv(range))).toEqual(range)
    expect(readTsv('"open\tb')).toEqual([['"open', 'b']])
    expect(readTsv('x'.repeat(400_001))).toBeNull()
  })

  it('is planned cell by cell before it lands: what fits, what does not and why, what goes nowhere', () => {
    const pasted = [
      ['SITI AMINAH', '46446', 'A7654321', '9'],
      ['ORANG 3', '31/2/2030', 'X12****7', '9', 'luar'],
      ['DI LUAR'],
    ]
    const { cells, outside } = planPaste(SHAPE, ROWS, { at: at(1, 0), pasted, shown })
    expect(cells.map(({ keadaan }) => keadaan)).toEqual([
      'ubah',
      'salah',
      'ubah',
      'terkunci',
      'sama',
      'salah',
      'sama',
      'terkunci',
    ])
    expect(outside).toBe(2)
    // A day that came as a number is only suggested.
    expect(cells[1]?.alasan).toContain('28 Februari 2027')
    expect(cells[5]?.alasan).toContain('tidak ada')
    const filled = planPaste(SHAPE, ROWS, { at: at(0, 1, 2, 1), pasted: [['5 Jan 2031']], shown })
    expect(filled.cells.map(({ value }) => value)).toEqual(['2031-01-05', '2031-01-05', '2031-01-05'])
    // A number is of one person.
    const twice = [['A7654321'], ['B7654321'], ['a 765-4321']]
    const numbers = planPaste(SHAPE, ROWS, { at: at(0, 2), pasted: twice, shown })
    expect(numbers.cells.map(({ keadaan, value, alasan }) => [keadaan, value, alasan])).toEqual([
      ['salah', null, 'Nomor ini juga ditempel untuk ORANG 3.'],
      ['ubah', 'B7654321', ''],
      ['salah', null, 'Nomor ini juga ditempel untuk ORANG 1.'],
    ])
  })

  it('reads what people type, and leading zeros as they are', () => {
    const read = (name: string, text: string) => readCell(FIELDS, {}, name, text)
    expect(read('jenis_kelamin', 'p')).toEqual({ value: 'P' })
    expect(read('sapaan', 'DR')).toEqual({ error: 'Pilih salah satu: TUAN, NONA, NYONYA.' })
    expect(read('no_hp', '0812 000')).toEqual({ value: '0812 000' })
    expect(read('no_bpjs', '0001 2345-6789')).toEqual({ value: '000123456789' })
    expect(read('nama_paspor', '  ')).toHaveProperty('error')
    expect(read('nik', '3276****0001')).toHaveProperty('error')
  })
})

it('fills a column down but no number, and finds the next gap round the end', () => {
  const rows = [person(1, { tgl_habis: '2031-01-01' }), person(2), person(3)]
  const edits = fillDown(SHAPE, rows, { range: at(0, 0, 2, 2), shown })
  expect(edits.map(({ record, field }) => [record.id, field])).toEqual([
    [2, 'nama_paspor'],
    [3, 'nama_paspor'],
    [2, 'tgl_habis'],
    [3, 'tgl_habis'],
  ])
  expect(nextMark(SHAPE, ROWS, { row: 0, column: 0 })).toEqual({ row: 1, column: 1 })
  expect(nextMark(SHAPE, ROWS, { row: 1, column: 1 })).toEqual({ row: 1, column: 1 })
  expect(nextMark(SHAPE, [person(1)], { row: 0, column: 0 })).toBeNull()
})

describe('cells on their way', () => {
  /** A server of one record, which answers as ours does. */
  function served() {
    let stored = person(1)
    let isDown = false
    const sent: string[] = []
    const saves = createCellSaves({
      async save(_id, field, value, updated_at) {
        if (isDown) throw new ApiError(0, null)
        sent.push(`${field}=${value}`)
        if (value === 'TOLAK')
          throw new ApiError(422, { message: 'Periksa', errors: { [field]: ['Nama ini ditolak.'] } })
        if (updated_at !== stored.updated_at) throw new ApiError(409, { message: 'Basi', data: stored })
        stored = { ...stored, [field]: value, updated_at: String(Number(stored.updated_at) + 1) }
        return stored
      },
      readAnswer: () => stored,
    })
    const states = () =>
      Object.fromEntries([...saves.snapshot().cells.values()].map((cell) => [cell.field, cell.keadaan]))
    return {
      saves,
      sent,
      states,
      now: () => stored,
      others: (more: Partial<Person>) => {
        stored = { ...stored, ...more, updated_at: String(Number(stored.updated_at) + 1) }
      },
      down: (is: boolean) => {
        isDown = is
      },
    }
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve))

  it('go one after another, each from the copy that the one before left, and are forgotten once they are read back', async () => {
    const { saves, sent, now } = served()
    const mine = person(1)
    saves.set(mine, 'nama_paspor', 'SITI', 'ORANG 1')
    saves.set(mine, 'tgl_habis', '2031-01-01', '2030-01-02')
    await settled()
    expect(sent).toEqual(['nama_paspor=SITI', 'tgl_habis=2031-01-01'])
    expect(saves.isUnsaved()).toBe(false)
    saves.learn([now()])
    expect(saves.snapshot().cells.size).toBe(0)
  })

  it('wait without a network and are sent once when it is back', async () => {
    const { saves, sent, down, states } = served()
    down(true)
    saves.set(person(1), 'nama_paspor', 'SITI', 'ORANG 1')
    await settled()
    saves.retry()
    await settled()
    expect([states(), saves.snapshot().isOffline, sent]).toEqual([{ nama_paspor: 'menunggu' }, true, []])
    down(false)
    saves.retry()
    saves.retry()
    await settled()
    expect([states(), sent]).toEqual([{ nama_paspor: 'tersimpan' }, ['nama_paspor=SITI']])
  })

  it('go on where somebody changed another cell, and ask where it was this one', async () => {
    const { saves, others, states, now, sent } = served()
    const mine = person(1)
    others({ tgl_habis: '2032-01-01', nama_paspor: 'DEWI' })
    saves.set(mine, 'no_paspor', 'A1234567', 'X12****7')
    await settled()
    expect([states(), now().no_paspor]).toEqual([{ no_paspor: 'tersimpan' }, 'A1234567'])
    others({ nama_paspor: 'RINA' })
    saves.set(mine, 'nama_paspor', 'SITI', 'ORANG 1')
    await settled()
    expect(states()).toMatchObject({ nama_paspor: 'bentrok' })
    expect(saves.snapshot().cells.get('1 nama_paspor')?.theirs).toBe('RINA')
    saves.choose(1, 'nama_paspor', 'saya')
    await settled()
    expect([now().nama_paspor, sent.at(-1)]).toEqual(['SITI', 'nama_paspor=SITI'])
  })

  it('ask where somebody wrote what was not seen yet, and are taken back to what stands there', async () => {
    const { saves, others, states, now, sent } = served()
    const mine = person(1)
    others({ nama_paspor: 'RINA' })
    saves.learn([now()])
    saves.change(mine, 'tgl_habis', '2033-01-01', '2030-01-02')
    saves.change(mine, 'nama_paspor', 'SITI', 'ORANG 1')
    await settled()
    expect(states()).toEqual({ tgl_habis: 'tersimpan', nama_paspor: 'bentrok' })
    expect([sent, now().nama_paspor]).toEqual([['tgl_habis=2033-01-01'], 'RINA'])
    saves.takeBack(mine, 'nama_paspor', 'ORANG 1', 'SITI')
    saves.takeBack(mine, 'tgl_habis', '2030-01-02', '2033-01-01')
    await settled()
    expect(states()).toEqual({ tgl_habis: 'tersimpan' })
    expect(now()).toMatchObject({ nama_paspor: 'RINA', tgl_habis: '2030-01-02' })
  })

  it('say why one is refused, and give it back', async () => {
    const { saves, states, now } = served()
    saves.set(person(1), 'nama_paspor', 'TOLAK', 'ORANG 1')
    await settled()
    expect(saves.snapshot().cells.get('1 nama_paspor')?.pesan).toBe('Nama ini ditolak.')
    expect(saves.isUnsaved()).toBe(true)
    saves.choose(1, 'nama_paspor', 'mereka')
    expect([states(), now().nama_paspor]).toEqual([{}, 'ORANG 1'])
  })
})
