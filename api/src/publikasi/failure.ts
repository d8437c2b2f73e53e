import { lastLine } from './build-log.ts'
import type { BuildResult } from './builder.ts'
import { IncompleteReleaseError } from './release-check.ts'

/** Exit code by which the site's build says that a package is at fault: building it again changes nothing. */
export const CONTENT_AT_FAULT = 3

export interface Failure {
  /** For staff, in Indonesian. */
  pesan: string
  /** Whether the same build may work later. */
  retry: boolean
}

type FailedBuild = Extract<BuildResult, { ok: false }>

/** Says why nothing was published. */
export function explainFailure(error: unknown, timeoutMs: number): Failure {
  if (isDiskFull(error)) return { pesan: 'Disk server penuh. Situs lama tetap tayang.', retry: true }
  if (isFailedBuild(error)) return explainBuild(error, timeoutMs)
  if (error instanceof IncompleteReleaseError) {
    return {
      pesan: `Hasil pembangunan situs tidak lengkap: ${error.message}. Situs lama tetap tayang.`,
      retry: true,
    }
  }
  const reason = error instanceof Error ? error.message : String(error)
  return { pesan: `Situs gagal diterbitkan: ${reason}`, retry: true }
}

function explainBuild({ cause, exitCode, log }: FailedBuild, timeoutMs: number): Failure {
  if (cause === 'timeout') {
    const seconds = Math.round(timeoutMs / 1000)
    return {
      pesan: `Pembangunan situs melewati ${seconds} detik dan dihentikan. Situs lama tetap tayang.`,
      retry: true,
    }
  }
  const reason = lastLine(log) || `proses berakhir dengan kode ${exitCode ?? 'tidak dikenal'}`
  return { pesan: `Situs gagal dibangun: ${reason}`, retry: exitCode !== CONTENT_AT_FAULT }
}

function isFailedBuild(error: unknown): error is FailedBuild {
  return typeof error === 'object' && error !== null && 'ok' in error && error.ok === false
}

function isDiskFull(error: unknown): boolean {
  if (isFailedBuild(error)) return error.log.includes('ENOSPC')
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC'
}
