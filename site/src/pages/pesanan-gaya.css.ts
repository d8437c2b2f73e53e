import styles from '@safar/shared/overview/pesanan/view/pesanan.css?inline'
import type { APIRoute } from 'astro'

/** Gives the styles of a family's opened page, which its door does not carry: whoever waits at it reads less first. */
export const GET: APIRoute = () =>
  new Response(styles, { headers: { 'content-type': 'text/css; charset=utf-8' } })
