import { describe, expect, it } from 'vitest'
import { type Passenger, plainName, ticketName } from './ticket-name.ts'
import { ATURAN_TIKET, aturanTiket } from './ticket-rules.ts'

const DAYS = { berangkat: '2027-03-06', pulang: '2027-03-14' }
const MAN: Passenger = {
  nama_paspor: 'BUDI SANTOSO WIJAYA',
  sapaan: 'TUAN',
  jenis_kelamin: 'L',
  tgl_lahir: '1980-05-05',
}
const name = (over: Partial<Passenger>, maskapai = 'Saudia') =>
  ticketName({ ...MAN, ...over }, DAYS, aturanTiket(maskapai, DAYS.berangkat))

describe('a name on a ticket', () => {
  it('has the last word first, then the others and the title', () => {
    expect(name({}).nama).toBe('WIJAYA/BUDI SANTOSO MR')
    expect(name({ sapaan: 'NYONYA', jenis_kelamin: 'P', nama_paspor: 'Siti Aminah' }).nama).toBe(
      'AMINAH/SITI MRS',
    )
    expect(name({ sapaan: 'NONA', jenis_kelamin: 'P' }).nama).toBe('WIJAYA/BUDI SANTOSO MS')
  })

  it.each([
    ['Lion Air', 'HARYANTI/HARYANTI'],
    ['Cathay Pacific', 'HARYANTI/MRS MRS'],
    ['Garuda Indonesia', 'LNU/HARYANTI MRS'],
    ['China Airlines', 'HARYANTI/FNU MRS'],
  ])('of one word is written as %s takes it', (maskapai, expected) => {
    expect(name({ nama_paspor: 'Haryanti', sapaan: 'NYONYA', jenis_kelamin: 'P' }, maskapai).nama).toBe(
      expected,
    )
  })

  it('counts a child on the day of departure and an infant on the day of return', () => {
    expect(name({ tgl_lahir: '2015-03-07' })).toMatchObject({ jenis: 'CHD', gelar: 'MSTR' })
    expect(name({ tgl_lahir: '2015-03-06' })).toMatchObject({ jenis: 'ADT', gelar: 'MR' })
    expect(name({ tgl_lahir: '2015-03-07', sapaan: 'NONA', jenis_kelamin: 'P' })).toMatchObject({
      gelar: 'MISS',
    })
    expect(name({ tgl_lahir: '2025-03-15' })).toMatchObject({ jenis: 'INF', gelar: 'INF' })
    expect(name({ tgl_lahir: '2025-03-14' })).toMatchObject({ jenis: 'CHD', gelar: 'MSTR' })
  })

  it('is plain capitals, is never cut, and says what is missing or odd', () => {
    expect(plainName("  Nur-'Aini  Müller, Øst. =1+1 ")).toBe('NUR AINI MULLER OST')
    const long = name({ nama_paspor: Array.from({ length: 12 }, () => 'ABCDEF').join(' ') })
    expect(long.nama.length).toBeGreaterThan(80)
    expect(long.peringatan.join()).toMatch(/paling banyak 49/)
    expect(name({ nama_paspor: 'SITI BINTI' }).peringatan.join()).toMatch(/bukan nama keluarga/)
    expect(name({ sapaan: '', jenis_kelamin: 'P' })).toMatchObject({ gelar: '', nama: 'WIJAYA/BUDI SANTOSO' })
    expect(name({ tgl_lahir: '' }).peringatan.join()).toMatch(/Tanggal lahir/)
    expect(name({ nama_paspor: '１２ --' })).toMatchObject({ nama: '' })
  })
})

it('has a rule for every airline, each with its source and the day it was looked at', () => {
  for (const { sumber, berlaku_sejak, diperiksa_pada } of ATURAN_TIKET)
    expect([sumber.length > 10, berlaku_sejak <= diperiksa_pada]).toEqual([true, true])
  expect(aturanTiket('', '').maskapai).toEqual([])
  expect(aturanTiket('Lion Air', '2020-01-01').tunggal).toBe('ulang')
})
