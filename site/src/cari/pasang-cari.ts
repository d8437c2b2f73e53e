import '@safar/shared/platform/browser/bawaan'
import { pasangCari } from './cari-halaman.ts'

/* The search of a page of articles, put into place as soon as its file is here. */

const input = document.querySelector<HTMLInputElement>('#cari input')
const [status, hits, list] = ['jumlah', 'temuan', 'tulisan'].map((id) => document.getElementById(id))
if (input && status && hits && list) pasangCari({ input, status, hits, list })
