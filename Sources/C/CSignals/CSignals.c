#define _GNU_SOURCE
#include "CSignals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static int wake[2] = {-1, -1};
static volatile sig_atomic_t interrupted, resized, continued;
static struct sigaction before_resize, before_continue;
static int catches_resize;

static struct {
  volatile sig_atomic_t set;
  int terminal, output;
  struct termios settings;
  char restore[256];
  size_t length;
} guard;

static const int deadly[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE};
enum { DEADLY = sizeof deadly / sizeof deadly[0] };
static struct sigaction before_guard[DEADLY];
static int guarded[DEADLY];

int csignals_wake(void) {
  if (wake[0] < 0 && pipe2(wake, O_CLOEXEC | O_NONBLOCK) != 0) wake[0] = wake[1] = -1;
  return wake[0];
}

void csignals_drain(void) {
  char bytes[64];
  while (wake[0] >= 0 && read(wake[0], bytes, sizeof bytes) > 0) {
  }
}

static void note(int signal) {
  int saved = errno;
  if (signal == SIGINT) interrupted = 1;
  if (signal == SIGWINCH || signal == SIGCONT) resized = 1;
  if (signal == SIGCONT) continued = 1;
  // A pipe that is full is readable already.
  if (wake[1] < 0 || write(wake[1], "!", 1) < 0) errno = saved;
}

static void install(int signal, void (*handler)(int), struct sigaction *before) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, before);
}

void csignals_catch_interrupt(void) {
  csignals_wake();
  install(SIGINT, note, NULL);
}

int csignals_interrupted(void) { return interrupted; }

void csignals_clear_interrupt(void) { interrupted = 0; }

void csignals_catch_resize(void) {
  if (catches_resize++) return;
  csignals_wake();
  resized = continued = 0;
  install(SIGWINCH, note, &before_resize);
  install(SIGCONT, note, &before_continue);
}

void csignals_release_resize(void) {
  if (--catches_resize != 0) return;
  sigaction(SIGWINCH, &before_resize, NULL);
  sigaction(SIGCONT, &before_continue, NULL);
}

int csignals_take_resize(void) {
  int answer = resized;
  resized = 0;
  return answer;
}

int csignals_take_continue(void) {
  int answer = continued;
  continued = 0;
  return answer;
}

void csignals_restore(void) {
  if (!guard.set) return;
  guard.set = 0;
  const char *next = guard.restore;
  size_t left = guard.length;
  while (left > 0) {
    ssize_t written = write(guard.output, next, left);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) break;
    next += written;
    left -= (size_t)written;
  }
  tcsetattr(guard.terminal, TCSANOW, &guard.settings);
}

/// The signal is blocked while its handler runs, so that it strikes again, as before the guard, on return.
static void restore_and_repeat(int signal) {
  int saved = errno;
  csignals_restore();
  for (int i = 0; i < DEADLY; i++)
    if (deadly[i] == signal) sigaction(signal, &before_guard[i], NULL);
  raise(signal);
  errno = saved;
}

int csignals_guard(int terminal, int output, const char *restore) {
  csignals_unguard();
  if (tcgetattr(terminal, &guard.settings) != 0) return 0;
  guard.terminal = terminal;
  guard.output = output;
  guard.length = strnlen(restore, sizeof guard.restore - 1);
  memcpy(guard.restore, restore, guard.length);
  guard.set = 1;
  for (int i = 0; i < DEADLY; i++) {
    sigaction(deadly[i], NULL, &before_guard[i]);
    // A noted SIGINT and an ignored signal end nothing; Swift's own handlers of crashes come after this one.
    guarded[i] = before_guard[i].sa_handler == SIG_DFL ||
                 (deadly[i] != SIGINT && before_guard[i].sa_handler != SIG_IGN);
    if (guarded[i]) install(deadly[i], restore_and_repeat, NULL);
  }
  return 1;
}

void csignals_unguard(void) {
  guard.set = 0;
  for (int i = 0; i < DEADLY; i++) {
    if (guarded[i]) sigaction(deadly[i], &before_guard[i], NULL);
    guarded[i] = 0;
  }
}
