import { expect, it } from 'vitest'
import { networkOf } from './jaringan.ts'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['203.0.113.9:52100', '203.0.113.9'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('tells neighbours apart', () => {
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
  expect(networkOf('203.0.113.8')).not.toBe(networkOf('203.0.113.9'))
})

it.each([
  '',
  '[]:80',
  '[203.0.113.9',
  '203.0.113.9:',
  'unknown',
  '203.0.113.999',
  'x'.repeat(64_000),
  '::ffff:203.0.113.9:80',
])('takes what is no address for one', (address) => {
  expect(networkOf(address)).toBe('tidak dikenal')
})
