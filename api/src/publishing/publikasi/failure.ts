import { lastLine } from './build-log.ts'
import type { BuildResult } from './builder.ts'
import { IncompleteReleaseError } from './release-check.ts'

type FailedBuild = Extract<BuildResult, { ok: false }>

/** Explains to staff, in Indonesian, why nothing was published. */
export function explainFailure(error: unknown, timeoutMs: number): string {
  if (isDiskFull(error)) return 'Disk server penuh. Situs lama tetap tayang.'
  if (isFailedBuild(error)) return explainBuild(error, timeoutMs)
  if (error instanceof IncompleteReleaseError) {
    return `Hasil pembangunan situs tidak lengkap: ${error.message}. Situs lama tetap tayang.`
  }
  return `Situs gagal diterbitkan: ${error instanceof Error ? error.message : error}`
}

function explainBuild({ cause, exitCode, log }: FailedBuild, timeoutMs: number): string {
  if (cause === 'timeout') {
    const seconds = Math.round(timeoutMs / 1000)
    return `Pembangunan situs melewati ${seconds} detik dan dihentikan. Situs lama tetap tayang.`
  }
  const reason = lastLine(log) || `proses berakhir dengan kode ${exitCode ?? 'tidak dikenal'}`
  return `Situs gagal dibangun: ${reason}`
}

function isFailedBuild(error: unknown): error is FailedBuild {
  return typeof error === 'object' && error !== null && 'ok' in error && error.ok === false
}

function isDiskFull(error: unknown): boolean {
  if (isFailedBuild(error)) return error.log.includes('ENOSPC')
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC'
}
