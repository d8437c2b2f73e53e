import { join } from 'node:path'
import { createHalaman } from '../../settings/halaman/halaman.ts'

/** The look of the registration's pages. */
export const DAFTAR = createHalaman(
  ...['form-page.css', 'terima-page.css'].map((name) => join(import.meta.dirname, name)),
)
