import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const CHECK = JSON.stringify(fileURLToPath(new URL('./check.mjs', import.meta.url)))

it('says the end of what failed once more, after all other rows have spoken', () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-'))
  const script = (name: string, text: string) => {
    const file = join(folder, name)
    writeFileSync(file, text)
    return JSON.stringify(file)
  }
  const red = script('merah.mjs', 'console.log("gagal di baris 7"); process.exitCode = 1')
  const green = script(
    'hijau.mjs',
    'setTimeout(() => console.log("semua baik"), 300); console.log("  ✓ lambat 12ms (retry x1)")',
  )
  const { stdout, status } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { runChecks } from ${CHECK}
      process.exitCode = await runChecks({ satu: [['merah', ${red}, []]], dua: [['hijau', ${green}, []]] })`,
    ],
    { encoding: 'utf8' },
  )
  expect(status).toBe(1)
  const end = stdout.slice(stdout.lastIndexOf('semua baik'))
  expect(end).toContain('to be mended:\n✓ lambat 12ms (retry x1)')
  expect(end).toContain('End of merah:\ngagal di baris 7')
  expect(end).toContain('Failed: merah')
  expect(end).toContain('checks: 1 passed, 1 failed')
})
