/*
 * React's development build, which alone has `act`, keeps for the developer tools of a browser where each element was
 * made and how long each part took. No test reads either, and both took a quarter of the processor time of a page:
 * React asks for these as it is loaded, so this file comes before it.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined })
