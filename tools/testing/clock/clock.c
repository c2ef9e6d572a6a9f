/*
 * Moves the wall clock of a process, and of every process that it starts, by CLOCK_SHIFT_S seconds.
 *
 * Compiled as a shared library and loaded with LD_PRELOAD, it replaces the three functions of the C library that read the
 * wall clock. Node, workerd and Chromium all use them. The monotonic clocks stay as they are, so timers and timeouts run
 * at their usual speed. Times that the kernel writes, such as the modification time of a file, are not moved.
 *
 * The kernel is asked directly, because a call of the original function would come back to this one.
 */
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static time_t shift_in_seconds;

/* Runs when the library is loaded, before any code of the program. */
__attribute__((constructor)) static void read_shift(void) {
  const char *value = getenv("CLOCK_SHIFT_S");
  if (value) shift_in_seconds = (time_t)atoll(value);
}

int clock_gettime(clockid_t clock, struct timespec *result) {
  int status = (int)syscall(SYS_clock_gettime, clock, result);
  if (status == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) result->tv_sec += shift_in_seconds;
  return status;
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  struct timespec now;
  (void)zone; /* Linux ignores it. */
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  result->tv_sec = now.tv_sec;
  result->tv_usec = (suseconds_t)(now.tv_nsec / 1000);
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return (time_t)-1;
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}
