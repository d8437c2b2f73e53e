import type { createFamilyPage } from './family-page.ts'

declare global {
  interface Window {
    /** Set by the script that is loaded with the first touch of the door. */
    createFamilyPage?: typeof createFamilyPage
  }
}

/** Loads the script of the opened page, once. A script that did not come is asked for again at the next call. */
export function createFamilyPageLoader(src: string): () => Promise<typeof createFamilyPage> {
  let loading: Promise<typeof createFamilyPage> | null = null
  return () => {
    loading ??= new Promise((resolve, reject) => {
      const script = document.createElement('script')
      script.type = 'module'
      script.src = src
      const fail = () => {
        loading = null
        script.remove()
        reject(new Error('The script of the family’s page did not come'))
      }
      script.onload = () => {
        if (window.createFamilyPage) resolve(window.createFamilyPage)
        else fail()
      }
      script.onerror = fail
      document.head.append(script)
    })
    return loading
  }
}
