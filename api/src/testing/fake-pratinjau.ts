import type { PratinjauJob, PratinjauRenderer } from '../publishing/pratinjau/renderer.ts'

/** Returns a renderer that records its jobs and renders no more than a name. */
export function fakePratinjau() {
  const jobs: PratinjauJob[] = []
  const renderer: PratinjauRenderer = {
    async render(job) {
      jobs.push(job)
      return `<!doctype html><title>${job.halaman}</title>`
    },
  }
  return Object.assign(renderer, { jobs })
}
