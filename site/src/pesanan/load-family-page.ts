import type { createFamilyPage } from './family-page.ts'

declare global {
  interface Window {
    /** Set by the script that is loaded with the first touch of the door. */
    createFamilyPage?: typeof createFamilyPage
  }
}

/**
 * Loads script and styles of the opened page, once: the door is drawn without them. What did not come is asked for
 * again at the next call.
 */
export function createFamilyPageLoader(src: string, styles: string): () => Promise<typeof createFamilyPage> {
  let loading: Promise<typeof createFamilyPage> | null = null
  const load = async () => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = src
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = styles
    await Promise.all([arrival(script), arrival(sheet)])
    const { createFamilyPage: create } = window
    if (!create) throw new Error('The script of the family’s page did not run')
    return create
  }
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}

/** Puts an element into the page, and takes it out again if its file does not come. */
function arrival(element: HTMLLinkElement | HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.onload = () => resolve()
    element.onerror = () => {
      element.remove()
      reject(new Error('A file of the family’s page did not come'))
    }
    document.head.append(element)
  })
}
