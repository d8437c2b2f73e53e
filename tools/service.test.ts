import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const unit = (name: string) => {
  const text = readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8')
  return (directive: string) =>
    [...text.matchAll(new RegExp(`^${directive}=(.*)$`, 'gm'))].map(([, value]) => value ?? '')
}
const serving = unit('safar.service')
const setup = unit('safar-setup.service')

it('lets the service write its data and the compiled site, and no code', () => {
  expect(serving('ReadWritePaths')).toEqual(['/opt/safar/site/.astro'])
  expect(serving('ReadOnlyPaths')).toEqual(['/opt/safar'])
  expect(serving('ProtectSystem')).toEqual(['strict'])
  expect(serving('Requires')).toEqual(['safar-setup.service'])
  expect(serving('Environment')).toContain('NODE_COMPILE_CACHE=/var/cache/safar/compiled')
})

it('bounds its memory and what it may ask of the system', () => {
  expect(serving('SystemCallFilter')).toEqual(['@system-service', '~@privileged'])
  expect(serving('SystemCallArchitectures')).toEqual(['native'])
  expect(serving('MemoryMax')).toEqual(['1536M'])
  expect(serving('TasksMax')).toHaveLength(1)
  for (const name of ['NoNewPrivileges', 'RestrictNamespaces', 'PrivateDevices', 'ProtectHome'])
    expect([name, serving(name)]).toEqual([name, ['true']])
})

it('makes what it needs in a unit that knows no secret and sees no data', () => {
  expect(setup('ExecStart')).toEqual(['/usr/bin/npm run setup'])
  expect(setup('EnvironmentFile')).toEqual([])
  expect(setup('InaccessiblePaths')).toEqual(['-/var/lib/safar -/etc/safar.env'])
})
