import { z } from 'zod'

/** Name of the description inside a release's folder; written last, so a folder without it was never finished. */
export const RELEASE_FILE = 'release.json'

/** What a build notes for the next one: what each page was made from. */
export const READINGS_FILE = '.readings.json'
/** Where a build names, one a line, the files that are the very ones of the release before. */
export const KEPT_FILE = '.kept'

/** Addresses under it carry their content's hash and never change. */
export const ASSET_PREFIX = '_astro/'

/** What a site build must bring forth besides its pages. */
export const REQUIRED_FILES = ['index.html', '404.html', 'detail-shell.html'] as const
/** Former addresses and where they lead, by path; and the folder of pages that do so where a host has no rules. */
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
  /** When it was published, ISO 8601 UTC. */
  terbit_pada: z.string(),
  /** Packages that had to be left out, in words for staff. */
  peringatan: z.array(z.string()).default([]),
  /** Pictures for shared links that were not drawn yet: those pages carry the site's own meanwhile. */
  gambar_menunggu: z.number().default(0),
  /** How many changes it brought; which, and by whom, stands beside the releases (`release-sebab.ts`). */
  jumlah: z.number().default(0),
  /** Every file by its path: hash of the content and size in bytes. */
  files: z.record(z.string(), z.object({ hash: z.string(), size: z.number() })),
})

export type Release = z.infer<typeof releaseSchema>
export type ReleaseFiles = Release['files']
