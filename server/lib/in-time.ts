/** Waits for some work, at most for a time in ms. @throws Error when it takes longer */
export function inTime<T>(work: Promise<T>, timeout: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No result after ${timeout} ms`)), timeout);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
