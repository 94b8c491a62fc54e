/** Prints what a check found and makes the process fail when it found anything. */
export function report(complaints: string[]): void {
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
}
