"""Compiling rules for other rules only.

Numba makes of every function it compiles a finished piece of machine code that Python can call, optimised on its own;
then it optimises the same code again inside every caller, and again inside those. A rule is only ever called by other
compiled code, so it can stay unfinished until an entry point has taken it in: that halves the time to compile a game.
"""

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder


class RuleLibrary(JITCodeLibrary):
    """The code of one rule and of those it calls, to be linked into an entry point and optimised there."""

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        passes, builder = self._codegen._module_pass_manager(
            loop_vectorize=False, slp_vectorize=False, opt=self._codegen._opt_level, cost="cheap"
        )
        passes.run(self._final_module, builder)
        self._finalize_dynamic_globals()
        self._finalized = True


class RuleCompiler(CompilerBase):
    """Numba's own way from Python to LLVM, stopping before machine code."""

    def __init__(
        self, typingctx: Any, targetctx: Any, library: Any, args: Any, return_type: Any, flags: Any, locals: Any
    ) -> None:
        library = RuleLibrary(targetctx.codegen(), "rule")
        library.enable_object_caching()
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        super().__init__(typingctx, targetctx, library, args, return_type, flags, locals)

    def define_pipelines(self) -> list[Any]:
        return [DefaultPassBuilder.define_nopython_pipeline(self.state)]

    def _compile_core(self) -> Any:
        """Numba files rules under the function that Python would call: something unique that nobody ever does call."""
        result, key = super()._compile_core(), [].append
        self.state.targetctx.insert_user_function(key, result.fndesc, [result.library])
        return result._replace(entry_point=key)
