import type { APIRoute } from 'astro'
import worker from '../rombongan/offline-worker.js?raw'

/** Gives the worker of the group's page. It stands at the root so that its scope can be that one page. */
export const GET: APIRoute = () =>
  new Response(worker, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
