import { z } from 'zod'

/** The name of the description in a release's folder. It is written last, so a folder without it was never finished. */
export const RELEASE_FILE = 'release.json'

/** The file in which a build notes what each page was made from, for the next build. */
export const READINGS_FILE = '.readings.json'
/** The file in which a build lists, one per line, the files taken over from the release before. */
export const KEPT_FILE = '.kept'

/** The folder of assets, whose names carry their content's hash and whose content never changes. */
export const ASSET_PREFIX = '_astro/'

/** Files that every build of the site must contain. */
export const REQUIRED_FILES = ['index.html', '404.html', 'detail-shell.html'] as const
/**
 * The file with former addresses and their targets, by path; and the folder of redirect pages for hosts without rules.
 */
export const ALIH_FILE = 'alih.json'
export const ALIH_FOLDER = 'alih'
/** An address of our own in every reading: hosts write it into a rule, and browsers follow it. */
const ownPath = z
  .string()
  .max(1_000)
  .regex(/^(?:\/[\p{L}\p{N}_~.%-]+)+$/u)
export const alihSchema = z.record(ownPath, ownPath)
export const NOT_FOUND_PAGE = '404.html'
export const DETAIL_SHELL = 'detail-shell.html'

export const releaseSchema = z.object({
  id: z.string(),
  /** `konten.versi` read before the build: the release holds at least that content. */
  versi: z.number(),
  /** The agency's calendar day it was built on: pages tell departed packages from open ones. */
  hari: z.string(),
  /** Fingerprint of the site's code and settings. */
  kode: z.string(),
  /** Time of publishing, ISO 8601 in UTC. */
  terbit_pada: z.string(),
  /** Packages that had to be left out, in words for staff. */
  peringatan: z.array(z.string()).default([]),
  /** Pictures for shared links that were not drawn yet: those pages carry the site's own meanwhile. */
  gambar_menunggu: z.number().default(0),
  /** The number of its changes; their causes stand beside the releases (`release-sebab.ts`). */
  jumlah: z.number().default(0),
  /** Every file by its path: hash of the content and size in bytes. */
  files: z.record(z.string(), z.object({ hash: z.string(), size: z.number() })),
})

export type Release = z.infer<typeof releaseSchema>
export type ReleaseFiles = Release['files']
