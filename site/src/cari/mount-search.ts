import '@safar/shared/platform/browser/bawaan'
import { mountSearch } from './cari-halaman.ts'

/* Connects the search of a page of articles as soon as this file has loaded. */

const input = document.querySelector<HTMLInputElement>('#cari input')
const [status, hits, list] = ['jumlah', 'temuan', 'tulisan'].map((id) => document.getElementById(id))
if (input && status && hits && list) mountSearch({ input, status, hits, list })
