import { expect, it } from 'vitest'
import { bandingPath, readBanding, readBandingKamar } from './banding-alamat.ts'
import { kamarHash, readKamarHash } from './kamar-alamat.ts'

it('a room and how many go are read back from an address, and nothing else is', () => {
  for (const dilihat of [
    { kamar: 'quad', orang: 1 },
    { kamar: 'double', orang: 4 },
  ] as const)
    expect(readKamarHash(kamarHash(dilihat))).toEqual(dilihat)
  expect(kamarHash({ kamar: 'triple', orang: 1 })).toBe('#kamar=triple')
  for (const hash of [
    '',
    '#kamar=',
    '#kamar=suite',
    '#hitung?d=2&k=quad',
    `#kamar=quad${'x'.repeat(100_000)}`,
  ])
    expect(readKamarHash(hash)).toBeNull()
  expect(readKamarHash('#kamar=quad&orang=99')).toEqual({ kamar: 'quad', orang: 1 })
})

it('a comparison carries them beside its departures', () => {
  const path = bandingPath(['a', 'b'], { kamar: 'quad', orang: 2 })
  expect(path).toBe('/paket/banding?p=a,b&kamar=quad&orang=2')
  const query = path.slice(path.indexOf('?'))
  expect([readBanding(query), readBandingKamar(query)]).toEqual([['a', 'b'], { kamar: 'quad', orang: 2 }])
  expect(bandingPath(['a', 'b'])).toBe('/paket/banding?p=a,b')
  expect(readBandingKamar('?p=a,b')).toBeNull()
  expect(bandingPath([], { kamar: 'quad', orang: 2 })).toBe('/paket/banding')
})
